import { heading, line } from './figures.ts'
import { compareRates } from './pairs.ts'
import { METRICS_TOKEN, type Product, startPeer } from './product.ts'
import type { BenchWorld } from './world.ts'

const PEER_PORT = 4411

/** Requests a second of the hottest read beside node:http with the same statement, in turn. */
export async function benchCompany(product: Product, world: BenchWorld): Promise<void> {
  heading('GET /api/companies/{id} рядом с node:http и тем же SQL')
  const path = `/api/companies/${world.companyId}`
  const peer = `http://127.0.0.1:${PEER_PORT}${path}`
  const stopPeer = await startPeer(
    'bare-company-server.ts',
    [product.dataDir, String(PEER_PORT), String(world.userId)],
    peer,
  )
  try {
    await compareRates({
      ours: product.url + path,
      peer,
      token: world.token,
      connections: 16,
      rounds: 7,
      aim: 'не меньше 0,70',
    })
  } finally {
    await stopPeer()
  }
}

/** Resident memory of the Node process, from its own metrics. */
export async function reportMemory(product: Product): Promise<void> {
  heading('Память')
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const metrics = await (await fetch(`${product.url}/metrics`, { headers })).text()
  const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
  line('резидентная память процесса Node после нагрузки, МБ', (bytes / 1024 / 1024).toFixed(0), 'до 300')
}
