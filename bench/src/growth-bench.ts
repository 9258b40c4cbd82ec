import { employeesPath } from './employees-bench.ts'
import { figure, heading, hundredths, median, times } from './figures.ts'
import { multiplyCompany } from './many-companies.ts'
import { benchMorning } from './morning-bench.ts'
import { startProduct } from './product.ts'
import { cardSaver } from './saves.ts'
import type { Scale } from './scale.ts'
import { makeRecords } from './section-records.ts'
import { coveragePath, sectionPath } from './sections-bench.ts'
import { makeStaff, staffSize } from './staff.ts'
import { accessToken, type Bench, makeWorld, type World } from './world.ts'

export const overviewPath = ({ companyId }: World) => `/api/overview?companyId=${companyId}`
export const templatesPath = ({ companyId }: World) => `/api/templates?companyId=${companyId}`
export const companyPath = ({ companyId }: World) => `/api/companies/${companyId}`

const CALLS: readonly (readonly [string, (world: World) => string])[] = [
  ['GET /api/employees', employeesPath],
  ['GET /api/events', sectionPath],
  ['GET /api/coverage', coveragePath],
  ['GET /api/overview', overviewPath],
  ['GET /api/templates', templatesPath],
  ['GET /api/companies/{id}', companyPath],
]

/** Instead of a thousand: a machine with less room or time. */
const MANY = Number(process.env.COMPANIES ?? 1000)

/** The same calls in a product with one company and in one with two hundred such, in turn. */
export async function benchGrowth(alone: Bench): Promise<void> {
  await withMany(alone, alone.scale(200, 2), (crowded) => compareCalls(alone, crowded))
}

/** The same with a thousand, and what comes by the clock in all of them. */
export async function benchThousand(alone: Bench): Promise<void> {
  const companies = alone.scale(MANY, 2)
  await withMany(alone, companies, async (crowded) => {
    await compareCalls(alone, crowded)
    await benchMorning(crowded, companies)
  })
}

async function withMany(
  { scale }: Bench,
  companies: number,
  work: (crowded: Bench) => Promise<void>,
): Promise<void> {
  heading(`Одна организация и ${companies} таких, по ${staffSize(scale).employees} работников`)
  const product = await startProduct()
  try {
    const crowded = { scale, product, world: await makeWorld(product) }
    await makeStaff(crowded)
    await makeRecords(crowded)
    await multiplyCompany(product.dataDir, crowded.world.companyId, companies)
    await work(crowded)
  } finally {
    await product.stop()
  }
}

async function compareCalls(alone: Bench, crowded: Bench): Promise<void> {
  for (const [name, path] of CALLS) await compareTimes(name, path, { scale: alone.scale, alone, crowded })
}

type Pair = { scale: Scale; alone: Bench; crowded: Bench }

async function compareTimes(name: string, path: (world: World) => string, { scale, alone, crowded }: Pair) {
  const timeOf = async ({ product: { url }, world }: Bench) => {
    const token = await accessToken(url)
    const save = await cardSaver(url, world.companyId)
    return () => callTime(url + path(world), { token, save, requests: scale(10, 1) })
  }
  const [oneTime, manyTime] = [await timeOf(alone), await timeOf(crowded)]
  const pairs: { one: number; many: number }[] = []
  for (let round = 0; round <= scale(15, 1); round += 1) {
    const pair = { one: await oneTime(), many: await manyTime() }
    // The first round warms both up.
    if (round > 0) pairs.push(pair)
  }
  figure(`${name}, одна организация, мс (медиана)`, median(pairs.map(({ one }) => one)), hundredths)
  figure(`${name}, много организаций, мс (медиана)`, median(pairs.map(({ many }) => many)), hundredths)
  const growth = median(pairs.map(({ one, many }) => many / one))
  figure(`${name}, рост (медиана по парам)`, growth, times, 'не больше × 1,25')
}

type Asked = { token: string; save(): Promise<void>; requests: number }

/** Of first reads after a change: what is kept would say nothing of the number of companies. */
async function callTime(url: string, { token, save, requests }: Asked): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' }
  const durations: number[] = []
  for (let request = 0; request < requests; request += 1) {
    await save()
    const started = performance.now()
    const answer = await fetch(url, { headers })
    const told = await answer.text()
    durations.push(performance.now() - started)
    if (!answer.ok || told.length < 3) throw new Error(`${url}: ${answer.status}, nothing told`)
  }
  return median(durations)
}
