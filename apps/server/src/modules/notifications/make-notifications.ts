import { type CalendarDate, dayIn, notificationDay } from '@ot/domain'
import type { Deps } from '../../context/deps.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { workThrough } from '../../foundation/work-through.ts'
import { incidentNotices } from '../incidents/index.ts'
import { tellCompany } from '../notices/index.ts'
import { getSubscription, listLastRuns, takeDay } from './run-queries.ts'
import { companyTermNotices } from './sources/company-terms.ts'
import { deadlineNotices } from './sources/deadlines.ts'
import { instructionNotices } from './sources/instructions.ts'
import { memoLineNotices } from './sources/memo-lines.ts'
import { responsibleNotices } from './sources/responsible.ts'
import type { Source } from './sources/source.ts'
import { tariffNotices } from './sources/tariff.ts'

/** The last of them stands uppermost in the list. */
const SOURCES: readonly Source[] = [
  responsibleNotices,
  instructionNotices,
  companyTermNotices,
  deadlineNotices,
  memoLineNotices,
  tariffNotices,
  incidentNotices,
]

type Day = { companyId: number; day: CalendarDate }

/** For every company whose morning has come and whose day has not been worked through yet. What fails in one company
 * does not keep the others waiting; the queue tries again. */
export async function makeNotifications({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  const asked = (await listLastRuns(database)).flatMap(({ companyId, timeZone, day: last }) => {
    // A company that is new here is told at once, at whatever hour it came.
    const day = last === null ? dayIn(now, timeZone) : notificationDay(now, timeZone)
    return day === null || (last !== null && last >= day) ? [] : [{ companyId, day }]
  })
  await workThrough(
    asked,
    (day) => transaction(database, 'read write', [day.companyId], (tx) => tellOfDay(tx, day, now)),
    'notifications of some companies were not made',
  )
}

/** All of a day or nothing: a process that dies leaves the day to the next one. */
async function tellOfDay(tx: Tx, { companyId, day }: Day, now: string): Promise<void> {
  if (!(await takeDay(tx, companyId, day))) return
  const morning = { companyId, now, today: day, subscription: await getSubscription(tx, companyId, day) }
  for (const source of SOURCES) {
    for (const notice of await source(tx, morning)) await tellCompany(tx, morning, notice)
  }
}
