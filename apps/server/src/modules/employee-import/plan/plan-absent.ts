import { dismissalDateProblem } from '@ot/domain'
import type { ChangedEmployee, StaffSnapshot } from '../values/staff.ts'
import { nameOf, type PlannedRow } from './plan-rows.ts'

/** Employees whom the file does not name, dismissed on the day given. */
export function planAbsent(
  { employees, today }: StaffSnapshot,
  named: ReadonlySet<number>,
  dismissedOn: string,
): { rows: PlannedRow[]; changed: ChangedEmployee[] } {
  const absent = employees.filter(({ id, record }) => record.dismissedOn === null && !named.has(id))
  const rows = absent.map(({ id, record }): PlannedRow => {
    const problem = dismissalDateProblem(dismissedOn, record.hireDate, today)
    return {
      row: null,
      action: problem === null ? 'dismiss' : 'error',
      employeeId: id,
      fullName: nameOf(record),
      repeatOf: null,
      changes: problem === null ? [{ field: 'dismissedOn', from: null, to: dismissedOn }] : [],
      errors: problem === null ? [] : [{ column: null, said: '', field: 'dismissedOn', message: problem }],
    }
  })
  return { rows, changed: absent.map((one) => ({ ...one, after: { ...one.record, dismissedOn } })) }
}
