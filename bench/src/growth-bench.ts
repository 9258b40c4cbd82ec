import pg from 'pg'
import { clientConfig } from '../../apps/server/src/db/client.ts'
import { embeddedConnection } from '../../apps/server/src/db/embedded.ts'
import { employeesPath } from './employees-bench.ts'
import { figure, heading, hundredths, median, times } from './figures.ts'
import { startProduct } from './product.ts'
import type { Scale } from './scale.ts'
import { makeRecords } from './section-records.ts'
import { coveragePath, sectionPath } from './sections-bench.ts'
import { makeStaff, staffSize } from './staff.ts'
import { accessToken, type Bench, makeWorld, type World } from './world.ts'

const CALLS: readonly (readonly [string, (world: World) => string])[] = [
  ['GET /api/employees', employeesPath],
  ['GET /api/events', sectionPath],
  ['GET /api/coverage', coveragePath],
]
const COPIED = ['departments', 'employees', 'events', 'employee_instructions']

/** The same calls in a product with one company and in one with two hundred such, in turn. */
export async function benchGrowth(alone: Bench): Promise<void> {
  const { scale } = alone
  const companies = scale(200, 2)
  heading(`Одна организация и ${companies} таких, по ${staffSize(scale).employees} работников`)
  const product = await startProduct()
  try {
    const crowded = { scale, product, world: await makeWorld(product) }
    await makeStaff(crowded)
    await makeRecords(crowded)
    await multiply(product.dataDir, crowded.world.companyId, companies)
    for (const [name, path] of CALLS) await compareTimes(name, path, { scale, alone, crowded })
  } finally {
    await product.stop()
  }
}

type Pair = { scale: Scale; alone: Bench; crowded: Bench }

async function compareTimes(name: string, path: (world: World) => string, { scale, alone, crowded }: Pair) {
  const timeOf = async ({ product: { url }, world }: Bench) => {
    const token = await accessToken(url)
    return () => callTime(url + path(world), token, scale(10, 1))
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

async function callTime(url: string, token: string, requests: number): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' }
  const durations: number[] = []
  for (let request = 0; request < requests; request += 1) {
    const started = performance.now()
    const answer = await fetch(url, { headers })
    const rows = await answer.json()
    durations.push(performance.now() - started)
    if (!Array.isArray(rows) || rows.length === 0) throw new Error(`${url}: ${answer.status}, no rows`)
  }
  return median(durations)
}

/** Every row of the company for each of the others, past the product: through its calls it would take an hour. */
async function multiply(dataDir: string, companyId: number, companies: number): Promise<void> {
  const client = new pg.Client(clientConfig(await embeddedConnection(dataDir)))
  await client.connect()
  try {
    const columns = await columnsOf(client, 'companies', 'id')
    await client.query(
      `insert into companies (${columns}) select ${columns} from companies, generate_series(2, ${companies})
       where id = $1`,
      [companyId],
    )
    for (const table of COPIED) {
      const copied = await columnsOf(client, table, 'company_id')
      await client.query(
        `insert into ${table} (company_id, ${copied}) select c.id, t.* from companies c,
           (select ${copied} from ${table} where company_id = $1) t where c.id <> $1`,
        [companyId],
      )
    }
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

async function columnsOf(client: pg.Client, table: string, without: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> $2`,
    [table, without],
  )
  return rows[0]?.columns ?? ''
}
