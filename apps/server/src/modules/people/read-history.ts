import type { EmployeeChange, TakingBack } from '@ot/contract'
import { EMPLOYMENT_KIND_LABELS, EMPLOYMENT_KINDS, logFieldLabel, SEX_LABELS } from '@ot/domain'
import { findPosition } from '@ot/reference'
import type { Ctx } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { deedsToTakeBack } from '../../db/undo-offers.ts'
import { listDepartments } from './department-queries.ts'
import { findEmployeeOf } from './find-employee.ts'
import { type EmployeeLogRow, listDeletedDepartments, listEmployeeLog } from './history-queries.ts'

/** Everything the log has of an employee, newest first, in words. */
export async function readHistory(ctx: Ctx, id: number): Promise<EmployeeChange[]> {
  const { companyId } = await findEmployeeOf(ctx, id)
  return readScoped(ctx, async (tx) => {
    const log = await listEmployeeLog(tx, companyId, id)
    const departments = await listDeletedDepartments(tx, companyId)
    for (const department of await listDepartments(tx, companyId))
      departments.set(department.id, department.name)
    const back = await deedsToTakeBack(
      tx,
      ctx,
      companyId,
      log.map((entry) => entry.id),
    )
    return log.map((row) => presentEmployeeChange(row, departments, back.get(row.id) ?? null))
  })
}

function presentEmployeeChange(
  row: EmployeeLogRow,
  departments: ReadonlyMap<number, string>,
  takingBack: TakingBack | null,
): EmployeeChange {
  return {
    id: row.id,
    at: row.at,
    userName: row.userName ?? row.email,
    action: row.action,
    takingBack,
    changes: row.changes.map(({ field, from, to }) => ({
      field,
      label: logFieldLabel('employee', field) ?? field,
      from: shown(field, from, departments),
      to: shown(field, to, departments),
    })),
  }
}

/** A number in a log means nothing to its reader: what it names does. */
function shown(field: string, value: unknown, departments: ReadonlyMap<number, string>): string | null {
  if (value === null || value === undefined) return null
  if (field === 'sex' && (value === 'm' || value === 'f')) return SEX_LABELS[value]
  const kind = field === 'employmentKind' ? EMPLOYMENT_KINDS.find((one) => one === value) : undefined
  if (kind !== undefined) return EMPLOYMENT_KIND_LABELS[kind]
  if (field === 'employeeGroupId') return departments.get(Number(value)) ?? `Отдел № ${value}`
  if (field === 'positionId') return findPosition(Number(value))?.name ?? `Должность № ${value}`
  return String(value)
}
