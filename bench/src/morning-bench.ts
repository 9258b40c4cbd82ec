import pg from 'pg'
import { clientConfig, connectDatabase, type Database } from '../../apps/server/src/db/client.ts'
import { embeddedConnection } from '../../apps/server/src/db/embedded.ts'
import { createJobs } from '../../apps/server/src/jobs/jobs.ts'
import { sendDigests } from '../../apps/server/src/modules/letters/index.ts'
import { makeNotifications } from '../../apps/server/src/modules/notifications/index.ts'
import { figure, heading, tenths, whole } from './figures.ts'
import type { Product } from './product.ts'
import type { Bench } from './world.ts'

const SENT_WITHIN_MS = 600_000
const POLL_MS = 500
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** What comes by the clock in every company: notifications of a morning, digests, and the letters as the product sends them. */
export async function benchMorning({ product, world }: Bench, companies: number): Promise<void> {
  heading(`Утро: организаций ${companies}`)
  const database = connectDatabase(await embeddedConnection(product.dataDir), (error) => console.error(error))
  try {
    const clock = { now: noonOfNextWeek }
    figure(
      'уведомления всех организаций, с',
      await seconds(() => makeNotifications({ database, clock })),
      tenths,
      'до 60',
    )
    await writeDigests(database, product)
    await reportLetters(product, companies)
    figure('рядов уведомлений первой', await countNotifications(product, world.companyId), whole)
  } finally {
    await database.close()
  }
}

/** Digests begin with the first summary after somebody has joined. */
function noonOfNextWeek(): string {
  return `${new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10)}T09:00:00.000Z`
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

async function writeDigests(database: Database, { url }: Product): Promise<void> {
  const jobs = await createJobs(database, (error) => console.error(error))
  try {
    const settings = { ...SETTINGS, publicUrl: url }
    const written = await seconds(() =>
      sendDigests({ database, clock: { now: noonOfNextWeek }, jobs, settings }),
    )
    figure('сводки всех организаций, с', written, tenths, 'до 60')
  } finally {
    await jobs.stop()
  }
}

const SETTINGS = {
  jwtSecret: '',
  supportEmail: '',
  logLevel: 'error',
  requestsPerMinute: 0,
  lettersPerHour: 0,
  trustProxy: false,
  metricsToken: null,
  requestTimeoutMs: 0,
  seller: null,
} as const

/** The product has begun with the first while the last were not written yet. */
async function reportLetters({ dataDir }: Product, companies: number): Promise<void> {
  const deadline = Date.now() + SENT_WITHIN_MS
  for (;;) {
    const { sent, lasted } = await sentLetters(dataDir)
    if (sent >= companies) {
      if (companies > 2) figure('писем в секунду', sent / lasted, tenths, 'не меньше 10')
      return
    }
    if (Date.now() > deadline) throw new Error(`${sent} letters of ${companies} were sent in time`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

async function sentLetters(dataDir: string): Promise<{ sent: number; lasted: number }> {
  const [row] = await ask<{ sent: number; lasted: number }>(
    dataDir,
    `select count(sent_at)::int as sent, extract(epoch from max(sent_at) - min(sent_at))::float8 as lasted from letters`,
  )
  return row ?? { sent: 0, lasted: 0 }
}

async function countNotifications({ dataDir }: Product, companyId: number): Promise<number> {
  const [row] = await ask<{ told: number }>(
    dataDir,
    `select count(*)::int as told from notifications where company_id = ${companyId}`,
  )
  return row?.told ?? 0
}

async function ask<T extends pg.QueryResultRow>(dataDir: string, text: string): Promise<T[]> {
  const client = new pg.Client(clientConfig(await embeddedConnection(dataDir)))
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}
