import { addressOf, type CalendarDate, dayIn, HEAD_LINK_DAYS, lastLetterDay, PAGES } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import { addSeconds } from '../../foundation/clock.ts'
import { hashToken, newSecretToken } from '../../foundation/secret-token.ts'
import { LetterPermit } from '../../jobs/letter-permit.ts'
import { listDue } from '../due/index.ts'
import { departmentLetter } from './department-letter.ts'
import { countsOf, dueItems } from './digest-facts.ts'
import { type HeadedDepartment, insertDepartmentLink } from './head-queries.ts'
import { getLetterKey } from './letter-key-queries.ts'
import type { LetterRow } from './letter-queries.ts'
import { queueLetter } from './queue-letter.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'
import { type DigestPost, unsubscribeUrlOf } from './write-digest.ts'

const SECONDS_IN_DAY = 24 * 60 * 60

type DepartmentList = {
  companyId: number
  timeZone: string
  now: string
  headed: HeadedDepartment & { email: string }
} & (
  | { period: CalendarDate; askedBy: null }
  /** Somebody asked for it, hence it goes out even when it says that nothing is due. */
  | { period: null; askedBy: number }
)

/** Letter and link stand or fall together. Null: nothing is due. */
export async function writeDepartmentLetter(
  tx: Tx,
  { jobs, settings }: DigestPost,
  { companyId, timeZone, now, headed, period, askedBy }: DepartmentList,
): Promise<LetterRow | null> {
  const { departmentId, department, employeeId, fullName, email } = headed
  const today = dayIn(now, timeZone)
  const due = await listDue(tx, companyId, { today, until: lastLetterDay(today), departmentId })
  const items = dueItems(due, today)
  if (period !== null && items.length === 0) return null
  const permit = await LetterPermit.grant(tx, settings, { companyId, userId: askedBy, now }, 1)
  const token = newSecretToken()
  const expiresAt = addSeconds(now, HEAD_LINK_DAYS * SECONDS_IN_DAY)
  await insertDepartmentLink(tx, {
    tokenHash: hashToken(token),
    companyId,
    departmentId,
    employeeId,
    expiresAt,
  })
  const { publicUrl } = settings
  const unsubscribe = unsubscribeToken(await getLetterKey(tx), { kind: 'head', companyId, id: employeeId })
  const unsubscribeUrl = unsubscribeUrlOf(publicUrl, unsubscribe)
  const composed = departmentLetter({
    from: permit.signature,
    department,
    head: fullName,
    today,
    people: new Set(items.map((item) => item.employeeId)).size,
    counts: countsOf(items),
    link: `${publicUrl}${addressOf(PAGES.sharedDepartment, token)}`,
    linkUntil: dayIn(expiresAt, timeZone),
    unsubscribeUrl,
  })
  return queueLetter(tx, jobs, {
    companyId,
    kind: 'department',
    now,
    unsubscribeUrl,
    permit,
    composed,
    period,
    addressee: departmentAddressee(departmentId),
    name: fullName,
    email,
  })
}

export function departmentAddressee(departmentId: number): string {
  return `department ${departmentId}`
}
