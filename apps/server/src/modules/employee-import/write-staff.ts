import type { LogAction } from '@ot/domain'
import type { AuditRecord } from '../../db/audit.ts'
import type { Tx } from '../../db/transaction.ts'
import { insertDepartments, insertStaff, linkJobs, updateStaff } from '../people/index.ts'
import { placeOfNewDepartment, type StaffChanges, type StaffRecord, usedDepartments } from './values/staff.ts'

type Written = {
  departments: { id: number; name: string }[]
  employees: { id: number; before: StaffRecord | null; after: StaffRecord }[]
}

/** A few statements, however many employees there are. */
export async function writeStaff(
  tx: Tx,
  companyId: number,
  { newDepartments, added, jobs, changed }: StaffChanges,
  now: string,
): Promise<Written> {
  const used = usedDepartments({ newDepartments, added, changed })
  const departments = await insertDepartments(tx, companyId, used, now)
  const ids = new Map(departments.map(({ id, name }) => [name, id]))

  function placed(record: StaffRecord): StaffRecord {
    const place = placeOfNewDepartment(record.employeeGroupId)
    if (place === null) return record
    const employeeGroupId = ids.get(newDepartments[place] ?? '')
    if (employeeGroupId === undefined) throw new Error('the plan names a department it does not make')
    return { ...record, employeeGroupId }
  }

  const hired = added.map(placed)
  const moved = changed.map(({ id, record, after }) => ({ id, before: record, after: placed(after) }))
  const hiredIds = await insertStaff(tx, companyId, hired, now)
  await linkJobs(
    tx,
    companyId,
    jobs.map(({ place, owner }) => ({
      id: numbered(hiredIds, place),
      personId: owner.kind === 'stored' ? owner.personId : numbered(hiredIds, owner.place),
    })),
  )
  await updateStaff(tx, companyId, moved, now)
  return {
    departments,
    employees: [
      ...hired.map((after, index) => ({ id: hiredIds[index] ?? 0, before: null, after })),
      ...moved,
    ],
  }
}

function numbered(ids: readonly number[], place: number): number {
  const id = ids[place]
  if (id === undefined) throw new Error('the plan links a row it does not add')
  return id
}

/** Those who were known before, with what their deadlines may hang on. */
export function changedPeople({ employees }: Written) {
  return employees.flatMap(({ id, before, after }) => (before === null ? [] : [{ id, before, after }]))
}

/** The log says of each what the calls for one employee would say. */
export function staffRecords(companyId: number, { departments, employees }: Written): AuditRecord[] {
  return [
    ...departments.map(
      ({ id, name }): AuditRecord => ({
        companyId,
        action: 'department.created',
        entity: 'department',
        entityId: id,
        before: null,
        after: { name },
      }),
    ),
    ...employees.map(
      ({ id, before, after }): AuditRecord => ({
        companyId,
        action: actionOf(before, after),
        entity: 'employee',
        entityId: id,
        before,
        after,
      }),
    ),
  ]
}

function actionOf(before: StaffRecord | null, after: StaffRecord): LogAction {
  if (before === null) return 'employee.created'
  if (before.dismissedOn === null && after.dismissedOn !== null) return 'employee.dismissed'
  return before.dismissedOn !== null && after.dismissedOn === null ? 'employee.restored' : 'employee.changed'
}
