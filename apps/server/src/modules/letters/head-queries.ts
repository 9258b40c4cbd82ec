import type { CalendarDate } from '@ot/domain'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { DEPARTMENT_ORDER } from '../../db/numbered.ts'
import { type Checked, flag, number, orNull, readRows, shaped, text } from '../../db/rows.ts'
import { departmentLinks, headLetters } from '../../db/schema/letter.ts'
import type { Tx } from '../../db/transaction.ts'

/** A department that has a head, and what is known of his letters. */
const isHeadedDepartment = shaped({
  departmentId: number,
  department: text,
  employeeId: number,
  fullName: text,
  email: orNull(text),
  isDismissed: flag,
  since: text,
  isUnsubscribed: flag,
  linkUntil: orNull(text),
})
export type HeadedDepartment = Checked<typeof isHeadedDepartment>

const HEADED = `select d.id as "departmentId", d.name as department, e.id as "employeeId",
  concat_ws(' ', e.last_name, e.first_name, nullif(e.father_name, '')) as "fullName",
  coalesce(e.work_email, e.email) as email, e.dismissed_on is not null as "isDismissed",
  coalesce(d.head_since, d.created_at) as since, h.unsubscribed_at is not null as "isUnsubscribed",
  (select max(l.expires_at) from department_links l
    where l.company_id = d.company_id and l.department_id = d.id and l.employee_id = e.id
      and l.expires_at > $2) as "linkUntil"
  from departments d
  join employees e on e.company_id = d.company_id and e.id = d.head_employee_id
  left join head_letters h on h.company_id = d.company_id and h.department_id = d.id and h.employee_id = e.id
  where d.company_id = $1 and ($3::bigint is null or d.id = $3)
  order by ${DEPARTMENT_ORDER}, d.id`

export async function listHeadedDepartments(
  tx: Tx,
  companyId: number,
  now: string,
): Promise<HeadedDepartment[]> {
  return readRows(tx.$client, isHeadedDepartment, HEADED, [companyId, now, null])
}

export async function findHeadedDepartment(
  tx: Tx,
  companyId: number,
  departmentId: number,
  now: string,
): Promise<HeadedDepartment | null> {
  const rows = await readRows(tx.$client, isHeadedDepartment, HEADED, [companyId, now, departmentId])
  return rows[0] ?? null
}

export type OfHead = { companyId: number; departmentId: number; employeeId: number }

/** Whether this list is still to be written. A new head begins anew: what the former one had and refused is not his. */
export async function claimDepartment(tx: Tx, head: OfHead, period: CalendarDate): Promise<boolean> {
  const isAnother = sql`${headLetters.employeeId} <> ${head.employeeId}`
  const claimed = await tx
    .insert(headLetters)
    .values({ ...head, lastPeriod: period })
    .onConflictDoUpdate({
      target: [headLetters.companyId, headLetters.departmentId],
      set: { employeeId: head.employeeId, lastPeriod: period, unsubscribedAt: null },
      setWhere: sql`${isAnother} or (${headLetters.unsubscribedAt} is null
        and (${headLetters.lastPeriod} is null or ${headLetters.lastPeriod} < ${period}::date))`,
    })
    .returning({ departmentId: headLetters.departmentId })
  return claimed.length > 0
}

export async function saveUnsubscribed(tx: Tx, head: OfHead, unsubscribedAt: string | null): Promise<void> {
  const { employeeId } = head
  await tx
    .insert(headLetters)
    .values({ ...head, unsubscribedAt })
    .onConflictDoUpdate({
      target: [headLetters.companyId, headLetters.departmentId],
      set: { employeeId, unsubscribedAt },
    })
}

export type DepartmentLinkRow = typeof departmentLinks.$inferSelect

export async function insertDepartmentLink(db: Db, link: DepartmentLinkRow): Promise<void> {
  await db.insert(departmentLinks).values(link)
}

/** Before any company is known: whose link it is, as long as it works. */
export async function findDepartmentLink(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<DepartmentLinkRow | null> {
  const [row] = await db
    .select()
    .from(departmentLinks)
    .where(and(eq(departmentLinks.tokenHash, tokenHash), gt(departmentLinks.expiresAt, now)))
  return row ?? null
}

export async function deleteDepartmentLinks(
  db: Db,
  companyId: number,
  departmentId: number,
): Promise<number> {
  const deleted = await db
    .delete(departmentLinks)
    .where(and(eq(departmentLinks.companyId, companyId), eq(departmentLinks.departmentId, departmentId)))
    .returning({ tokenHash: departmentLinks.tokenHash })
  return deleted.length
}

export async function forgetDepartmentLinksBefore(db: Db, now: string): Promise<void> {
  await db.delete(departmentLinks).where(lte(departmentLinks.expiresAt, now))
}
