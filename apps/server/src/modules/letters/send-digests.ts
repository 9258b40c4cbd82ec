import { type CalendarDate, defaultRhythm, digestPeriod, letterDay } from '@ot/domain'
import type { Deps } from '../../context/deps.ts'
import { transaction } from '../../db/transaction.ts'
import { workThrough } from '../../foundation/work-through.ts'
import { waitIfRefused } from '../../jobs/letter-permit.ts'
import { claimDepartment, forgetDepartmentLinksBefore, listHeadedDepartments } from './head-queries.ts'
import {
  type CompanyToWrite,
  claimDigest,
  listCompaniesToWrite,
  listReaders,
  markLetterDay,
} from './reader-queries.ts'
import { writeDepartmentLetter } from './write-department-letter.ts'
import { writeDigest } from './write-digest.ts'

type House = Pick<Deps, 'database' | 'clock' | 'jobs' | 'settings'>
type Company = Pick<CompanyToWrite, 'companyId' | 'timeZone'> & { now: string }

/**
 * Several times an hour: companies where it has become nine o'clock. Each letter is claimed, written and queued in a
 * transaction of its own, hence a run that dies is taken up where it stopped, and two at once write each letter once.
 * What fails in one company does not keep the others waiting; the queue tries again.
 */
export async function sendDigests(deps: House): Promise<void> {
  const { database, clock } = deps
  const now = clock.now()
  await forgetDepartmentLinksBefore(database.db, now)
  await workThrough(
    await listCompaniesToWrite(database.db),
    (company) => sendOfDay(deps, company, now),
    'letters of some companies were not written',
  )
}

async function sendOfDay(
  deps: House,
  { companyId, timeZone, day }: CompanyToWrite,
  now: string,
): Promise<void> {
  const today = letterDay({ now, timeZone })
  if (today === null || (day !== null && day >= today)) return
  const company = { companyId, timeZone, now }
  await sendToReaders(deps, company)
  await sendToHeads(deps, company)
  await markLetterDay(deps.database.db, companyId, today)
}

async function sendToReaders(deps: House, company: Company): Promise<void> {
  const { companyId, timeZone, now } = company
  const { database } = deps
  const readers = await transaction(database, 'read only', [companyId], (tx) => listReaders(tx, companyId))
  for (const reader of readers) {
    const rhythm = reader.rhythm ?? defaultRhythm(reader.role)
    const period = digestPeriod(rhythm, { now, timeZone, since: reader.since })
    if (period === null) continue
    await transaction(database, 'read write', [companyId], async (tx) => {
      const isOurs = await claimDigest(tx, { userId: reader.userId, companyId, period })
      if (isOurs) await writeDigest(tx, deps, { ...company, kind: 'digest', reader, period })
    })
  }
}

async function sendToHeads(deps: House, company: Company): Promise<void> {
  const { companyId, now } = company
  const { database } = deps
  const heads = await transaction(database, 'read only', [companyId], (tx) =>
    listHeadedDepartments(tx, companyId, now),
  )
  for (const headed of heads) {
    const { departmentId, employeeId, email } = headed
    const period = headPeriod(company, headed)
    if (period === null || email === null) continue
    await transaction(database, 'read write', [companyId], async (tx) => {
      const isOurs = await claimDepartment(tx, { companyId, departmentId, employeeId }, period)
      const list = { ...company, headed: { ...headed, email }, period, askedBy: null }
      if (isOurs) await writeDepartmentLetter(tx, deps, list)
    }).catch(waitIfRefused)
  }
}

/** Heads are written to once a week. */
function headPeriod(
  { now, timeZone }: Company,
  { isDismissed, isUnsubscribed, since }: { isDismissed: boolean; isUnsubscribed: boolean; since: string },
): CalendarDate | null {
  if (isDismissed || isUnsubscribed) return null
  return digestPeriod('weekly', { now, timeZone, since })
}
