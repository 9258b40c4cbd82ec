import type { CalendarDate } from '@ot/domain'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { DEPARTMENT_ORDER } from '../../db/name-order.ts'
import { type Checked, flag, number, orNull, readRows, shaped, text } from '../../db/rows.ts'
import { departmentLinks, headLetters } from '../../db/schema/letter.ts'
import type { Tx } from '../../db/transaction.ts'

const isHead = shaped({
  departmentId: number,
  department: text,
  employeeId: number,
  fullName: text,
  email: orNull(text),
  isDismissed: flag,
  since: text,
  isUnsubscribed: flag,
})
/** A department that has a head, and what is known of his letters; `linkUntil`: null when no link of his works. */
export type HeadedDepartment = Checked<typeof isHead> & { linkUntil: string | null }

const HEADS = `select d.id as "departmentId", d.name as department, e.id as "employeeId",
  concat_ws(' ', e.last_name, e.first_name, nullif(e.father_name, '')) as "fullName",
  coalesce(e.work_email, e.email) as email, e.dismissed_on is not null as "isDismissed",
  coalesce(d.head_since, d.created_at) as since, h.unsubscribed_at is not null as "isUnsubscribed"
  from departments d
  join employees e on e.company_id = d.company_id and e.id = d.head_employee_id
  left join head_letters h on h.company_id = d.company_id and h.department_id = d.id and h.employee_id = e.id
  where d.company_id = $1 and ($2::bigint is null or d.id = $2)
  order by ${DEPARTMENT_ORDER}, d.id`

const LINKS = `select department_id as "departmentId", employee_id as "employeeId", max(expires_at) as until
  from department_links where company_id = $1 and expires_at > $2 group by department_id, employee_id`

const isLink = shaped({ departmentId: number, employeeId: number, until: text })

/** Links stand in a table of the installation, heads in one of the company: a distributed database joins no two of these kinds. */
async function headedDepartments(
  tx: Tx,
  companyId: number,
  { now, departmentId }: { now: string; departmentId: number | null },
): Promise<HeadedDepartment[]> {
  const heads = await readRows(tx.$client, isHead, HEADS, [companyId, departmentId])
  const links = await readRows(tx.$client, isLink, LINKS, [companyId, now])
  const keyOf = (one: Pick<OfHead, 'departmentId' | 'employeeId'>) => `${one.departmentId} ${one.employeeId}`
  const untils = new Map(links.map((link) => [keyOf(link), link.until]))
  return heads.map((head) => ({ ...head, linkUntil: untils.get(keyOf(head)) ?? null }))
}

export async function listHeadedDepartments(
  tx: Tx,
  companyId: number,
  now: string,
): Promise<HeadedDepartment[]> {
  return headedDepartments(tx, companyId, { now, departmentId: null })
}

export async function findHeadedDepartment(
  tx: Tx,
  companyId: number,
  departmentId: number,
  now: string,
): Promise<HeadedDepartment | null> {
  const [row] = await headedDepartments(tx, companyId, { now, departmentId })
  return row ?? null
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

const WORKING = `select count(*)::int as employees from employees
  where company_id = $1 and department_id = $2 and dismissed_on is null`

export async function countWorking(tx: Tx, companyId: number, departmentId: number): Promise<number> {
  const rows = await readRows(tx.$client, shaped({ employees: number }), WORKING, [companyId, departmentId])
  return rows[0]?.employees ?? 0
}
