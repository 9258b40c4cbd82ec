import { heading } from './figures.ts'
import { compareFirstReads, compareRates } from './pairs.ts'
import { withPeer } from './product.ts'
import { cardSaver } from './saves.ts'
import { staffSize } from './staff.ts'
import type { Bench, World } from './world.ts'

export function employeesPath({ companyId }: Pick<World, 'companyId'>): string {
  return `/api/employees?companyId=${companyId}`
}

/** The whole list beside node:http, which asks the same statement every time: while nothing changes, so that the product answers
 * what it keeps, and right after a change. */
export async function benchEmployees({ scale, product, world }: Bench): Promise<void> {
  heading(`GET /api/employees на ${staffSize(scale).employees} работников рядом с node:http и тем же SQL`)
  const path = employeesPath(world)
  const { url, dataDir } = product
  const change = await cardSaver(url, world.companyId)
  await withPeer({ file: 'bare-employees-server.ts', dataDir, path }, async (peer) => {
    const pair = { scale, product: url, peer, path, aim: 'не меньше 0,80' }
    await compareRates({ ...pair, connections: 4 })
    await compareFirstReads({ ...pair, change })
  })
}
