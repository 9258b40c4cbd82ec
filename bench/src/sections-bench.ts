import { heading } from './figures.ts'
import { compareFirstReads, compareRates } from './pairs.ts'
import { withPeer } from './product.ts'
import { cardSaver } from './saves.ts'
import { ppeRows } from './section-records.ts'
import type { Bench, World } from './world.ts'

export function sectionPath({ companyId }: World): string {
  return `/api/events?companyId=${companyId}&section=ppe`
}

export function coveragePath({ companyId }: World): string {
  return `/api/coverage?companyId=${companyId}`
}

/** A section page's call and the coverage beside node:http with the same statements, in turn: while nothing changes and right after a change. */
export async function benchSections({ scale, product, world }: Bench): Promise<void> {
  const { url, dataDir } = product
  const path = coveragePath(world)
  const change = await cardSaver(url, world.companyId)
  await withPeer({ file: 'bare-sections-server.ts', dataDir, path }, async (peer) => {
    const pair = { scale, product: url, peer, connections: 4, aim: 'не меньше 0,70' }
    heading(`GET /api/events: строк СИЗ ${ppeRows(scale)} рядом с node:http и тем же SQL`)
    await compareRates({ ...pair, path: sectionPath(world) })
    await compareFirstReads({ ...pair, path: sectionPath(world), change })
    heading('GET /api/coverage там же')
    await compareRates({ ...pair, path })
    await compareFirstReads({ ...pair, path, change })
  })
}
