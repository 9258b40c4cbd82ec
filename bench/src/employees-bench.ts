import { heading } from './figures.ts'
import { compareRates } from './pairs.ts'
import { type Product, startPeer } from './product.ts'
import { EMPLOYEES } from './staff.ts'
import type { BenchWorld } from './world.ts'

const PEER_PORT = 4412

/** Requests a second of the whole list beside node:http with the same statement, in turn. */
export async function benchEmployees(product: Product, world: BenchWorld): Promise<void> {
  heading(`GET /api/employees на ${EMPLOYEES} работников рядом с node:http и тем же SQL`)
  const path = `/api/employees?companyId=${world.companyId}`
  const peer = `http://127.0.0.1:${PEER_PORT}${path}`
  const stopPeer = await startPeer('bare-employees-server.ts', [product.dataDir, String(PEER_PORT)], peer)
  try {
    await compareRates({
      ours: product.url + path,
      peer,
      token: world.token,
      connections: 4,
      rounds: 7,
      aim: 'не меньше 0,80',
    })
  } finally {
    await stopPeer()
  }
}
