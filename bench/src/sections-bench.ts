import { heading } from './figures.ts'
import { compareRates } from './pairs.ts'
import { type Product, startPeer } from './product.ts'
import { EMPLOYEES } from './staff.ts'
import type { BenchWorld } from './world.ts'

const PEER_PORT = 4414

export function sectionPath({ companyId }: BenchWorld): string {
  return `/api/events?companyId=${companyId}&section=ppe`
}

export function coveragePath({ companyId }: BenchWorld): string {
  return `/api/coverage?companyId=${companyId}`
}

/** Requests a second of a section page's call and of the coverage beside node:http with the same statements, in turn. */
export async function benchSections(product: Product, world: BenchWorld): Promise<void> {
  const peer = `http://127.0.0.1:${PEER_PORT}`
  const address = peer + coveragePath(world)
  const stopPeer = await startPeer('bare-sections-server.ts', [product.dataDir, String(PEER_PORT)], address)
  const pair = (path: string) => ({
    ours: product.url + path,
    peer: peer + path,
    token: world.token,
    connections: 4,
    rounds: 7,
    aim: 'не меньше 0,70',
  })
  try {
    heading(
      `GET /api/events: 3 000 строк СИЗ (${EMPLOYEES} работников по 18 событий) рядом с node:http и тем же SQL`,
    )
    await compareRates(pair(sectionPath(world)))
    heading('GET /api/coverage там же')
    await compareRates(pair(coveragePath(world)))
  } finally {
    await stopPeer()
  }
}
