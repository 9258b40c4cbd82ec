import { type CalendarDate, type Subscription, TARIFFS } from '@ot/domain'
import type { Database } from '../../db/client.ts'
import { type Check, type Checked, number, oneOf, orNull, readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

const isLastRun = shaped({ companyId: number, timeZone: text, day: orNull(text) })
export type LastRun = Checked<typeof isLastRun>

const LAST_RUNS = `select c.id as "companyId", c.time_zone as "timeZone", r.day
  from companies c left join notification_runs r on r.company_id = c.id order by c.id`

export async function listLastRuns({ pool }: Database): Promise<LastRun[]> {
  return readRows(pool, isLastRun, LAST_RUNS)
}

const TAKE_DAY = `insert into notification_runs (company_id, day) values ($1, $2)
  on conflict (company_id) do update set day = excluded.day where notification_runs.day < excluded.day
  returning company_id`

/** Whether the day is this transaction's to work through: another one that has it is waited for, and if it commits, it
 * was its day; if it died, it never began. */
export async function takeDay(tx: Tx, companyId: number, day: CalendarDate): Promise<boolean> {
  const { rowCount } = await tx.$client.query(TAKE_DAY, [companyId, day])
  return rowCount === 1
}

const isSubscription: Check<Subscription> = shaped({ tariff: oneOf(TARIFFS), until: text })

/** The tariff of the day and the end of all that is paid. */
export async function getSubscription(tx: Tx, companyId: number, day: CalendarDate): Promise<Subscription> {
  const rows = await readRows(
    tx.$client,
    isSubscription,
    `select tariff, (select max(until) from subscriptions where company_id = $1) as until
      from subscriptions where company_id = $1 order by from_day <= $2 desc, from_day desc limit 1`,
    [companyId, day],
  )
  if (rows[0] === undefined) throw new NotFound()
  return rows[0]
}
