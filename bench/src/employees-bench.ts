import { heading } from './figures.ts'
import { compareRates } from './pairs.ts'
import { withPeer } from './product.ts'
import { staffSize } from './staff.ts'
import type { Bench, World } from './world.ts'

export function employeesPath({ companyId }: Pick<World, 'companyId'>): string {
  return `/api/employees?companyId=${companyId}`
}

/** Requests a second of the whole list beside node:http with the same statement, in turn. */
export async function benchEmployees({ scale, product, world }: Bench): Promise<void> {
  heading(`GET /api/employees на ${staffSize(scale).employees} работников рядом с node:http и тем же SQL`)
  const path = employeesPath(world)
  const { url, dataDir } = product
  await withPeer({ file: 'bare-employees-server.ts', dataDir, path }, (peer) =>
    compareRates({ scale, product: url, peer, path, connections: 4, aim: 'не меньше 0,80' }),
  )
}
