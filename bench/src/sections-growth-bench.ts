import pg from 'pg'
import { clientConfig } from '../../apps/server/src/db/client.ts'
import { embeddedConnection } from '../../apps/server/src/db/embedded.ts'
import { heading, line, median } from './figures.ts'
import { type Product, startProduct } from './product.ts'
import { makeRecords } from './section-records.ts'
import { coveragePath, sectionPath } from './sections-bench.ts'
import { makeStaff } from './staff.ts'
import { type BenchWorld, makeWorld } from './world.ts'

const COMPANIES = 200
const PORT = 4415
const ROUNDS = 15
const REQUESTS = 10
const COPIED = ['departments', 'employees', 'events', 'employee_instructions']

/** The same calls in a product with one such company and in one with two hundred, in turn. */
export async function benchSectionsGrowth(alone: Product, aloneWorld: BenchWorld): Promise<void> {
  heading(`Разделы: одна организация и ${COMPANIES} таких же`)
  const crowded = await startProduct(PORT)
  try {
    const world = await makeWorld(crowded.url)
    await makeStaff(crowded.url, world)
    await makeRecords(crowded, world)
    await multiply(crowded.dataDir, world.companyId)
    for (const [name, path] of [
      ['GET /api/events', sectionPath],
      ['GET /api/coverage', coveragePath],
    ] as const) {
      const pairs: { one: number; many: number }[] = []
      for (let round = 0; round <= ROUNDS; round += 1) {
        const pair = {
          one: await callTime(alone.url + path(aloneWorld), aloneWorld.token),
          many: await callTime(crowded.url + path(world), world.token),
        }
        // The first round warms both up.
        if (round > 0) pairs.push(pair)
      }
      line(`${name}, одна организация, мс (медиана)`, median(pairs.map(({ one }) => one)).toFixed(1))
      line(
        `${name}, ${COMPANIES} организаций, мс (медиана)`,
        median(pairs.map(({ many }) => many)).toFixed(1),
      )
      const growth = median(pairs.map(({ one, many }) => many / one))
      line(`${name}, рост (медиана по парам)`, `× ${growth.toFixed(2)}`, 'не больше × 1,25')
    }
  } finally {
    await crowded.stop()
  }
}

async function callTime(url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' }
  const times: number[] = []
  for (let request = 0; request < REQUESTS; request += 1) {
    const started = performance.now()
    const answer = await fetch(url, { headers })
    await answer.arrayBuffer()
    times.push(performance.now() - started)
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  }
  return median(times)
}

/** Every row of the company for each of the others, past the product: through its calls it would take an hour. */
async function multiply(dataDir: string, companyId: number): Promise<void> {
  const client = new pg.Client(clientConfig(await embeddedConnection(dataDir)))
  await client.connect()
  try {
    const columns = await columnsOf(client, 'companies', 'id')
    await client.query(
      `insert into companies (${columns}) select ${columns} from companies, generate_series(2, ${COMPANIES})
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
