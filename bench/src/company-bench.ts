import autocannon from 'autocannon'
import { heading, line, median } from './figures.ts'
import { type Product, startPeer } from './product.ts'
import type { BenchWorld } from './world.ts'

const PEER_PORT = 4411
const ROUNDS = 7
const SECONDS = 3
const CONNECTIONS = 16

/** Requests a second of the hottest read beside node:http with the same statement, in turn. */
export async function benchCompany(product: Product, world: BenchWorld): Promise<void> {
  heading('GET /api/companies/{id} рядом с node:http и тем же SQL')
  const path = `/api/companies/${world.companyId}`
  const peerUrl = `http://127.0.0.1:${PEER_PORT}${path}`
  const stopPeer = await startPeer(
    'bare-company-server.ts',
    [product.dataDir, String(PEER_PORT), String(world.userId)],
    peerUrl,
  )
  const ours: number[] = []
  const bare: number[] = []
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const measured = [
        await requests(product.url + path, world.token),
        await requests(peerUrl, world.token),
      ] as const
      // The first round warms both up.
      if (round === 0) continue
      ours.push(measured[0])
      bare.push(measured[1])
    }
  } finally {
    await stopPeer()
  }
  line('продукт, запросов в секунду (медиана)', median(ours).toFixed(0))
  line('node:http, запросов в секунду (медиана)', median(bare).toFixed(0))
  const ratios = ours.map((value, index) => value / (bare[index] ?? Number.NaN))
  line('отношение (медиана по парам)', median(ratios).toFixed(2), 'не меньше 0,70')
}

async function requests(url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers of failure, ${result.errors} errors`)
  return result.requests.average
}

/** Resident memory of the Node process, from its own metrics. */
export async function reportMemory(product: Product): Promise<void> {
  heading('Память')
  const metrics = await (await fetch(`${product.url}/metrics`)).text()
  const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
  line('резидентная память процесса Node после нагрузки, МБ', (bytes / 1024 / 1024).toFixed(0), 'до 300')
}
