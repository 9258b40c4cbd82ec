import { figure, heading, whole } from './figures.ts'
import { compareRates } from './pairs.ts'
import { readMetrics, withPeer } from './product.ts'
import type { Bench } from './world.ts'

/** Requests a second of the hottest read beside node:http with the same statement, in turn. */
export async function benchCompany({ scale, product, world }: Bench): Promise<void> {
  heading('GET /api/companies/{id} рядом с node:http и тем же SQL')
  const path = `/api/companies/${world.companyId}`
  const { url, dataDir } = product
  const args = [String(world.userId)]
  await withPeer({ file: 'bare-company-server.ts', dataDir, args, path }, (peer) =>
    compareRates({ scale, product: url, peer, path, connections: 16, aim: 'не меньше 0,75' }),
  )
}

/** Resident memory of the Node process, from its own metrics. */
export async function reportMemory({ product: { url } }: Bench): Promise<void> {
  heading('Память')
  const bytes = (await readMetrics(url))('process_resident_memory_bytes')
  figure('резидентная память процесса Node после нагрузки, МБ', bytes / 1024 / 1024, whole, 'до 300')
}
