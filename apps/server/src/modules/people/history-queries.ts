import { and, desc, eq } from 'drizzle-orm'
import { auditEntries } from '../../db/schema/audit.ts'
import { users } from '../../db/schema/user.ts'
import type { Tx } from '../../db/transaction.ts'

const EMPLOYEE = 'employee'

/** The log of one employee, newest first. */
export async function listEmployeeLog(tx: Tx, companyId: number, employeeId: number) {
  return tx
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      userName: users.name,
      email: users.email,
      action: auditEntries.action,
      changes: auditEntries.changes,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .where(
      and(
        eq(auditEntries.companyId, companyId),
        eq(auditEntries.entity, EMPLOYEE),
        eq(auditEntries.entityId, employeeId),
      ),
    )
    .orderBy(desc(auditEntries.id))
}
export type EmployeeLogRow = Awaited<ReturnType<typeof listEmployeeLog>>[number]

/** Names of departments that are no more, by the log of their deletion. */
export async function listDeletedDepartments(tx: Tx, companyId: number): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: auditEntries.entityId, changes: auditEntries.changes })
    .from(auditEntries)
    .where(and(eq(auditEntries.companyId, companyId), eq(auditEntries.action, 'department.deleted')))
  const names = rows.flatMap(({ id, changes }) => {
    const name = changes.find(({ field }) => field === 'name')?.from
    return id === null || typeof name !== 'string' ? [] : [[id, name] as const]
  })
  return new Map(names)
}
