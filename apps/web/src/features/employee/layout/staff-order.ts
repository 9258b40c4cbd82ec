import type { EmployeeAnswer } from '@ot/contract'
import { compareNames } from '@ot/text'
import { fullName } from '../../../lib/company/employee-name.ts'

/** Employees as the list shows them: department after department, in each as the server has sorted them. */
export function inListOrder(
  departments: readonly { id: number }[],
  employees: readonly EmployeeAnswer[],
): EmployeeAnswer[] {
  return departments.flatMap(({ id }) => employees.filter(({ employeeGroupId }) => employeeGroupId === id))
}

/** Who stands before and after an employee in the list; the first follows the last. */
export function neighboursOf(employee: EmployeeAnswer, ordered: readonly EmployeeAnswer[]) {
  const found = ordered.findIndex(({ id }) => id === employee.id)
  const others = ordered.filter(({ id }) => id !== employee.id)
  // Who has been dismissed is not in the list: the neighbours are those between whom he stood.
  const place = found === -1 ? placeByName(employee, others) : found
  return {
    previous: others.at(place - 1) ?? null,
    next: others[place] ?? others[0] ?? null,
    /** Counted from 1; null for somebody who is not in the list. */
    number: found === -1 ? null : found + 1,
    total: ordered.length,
  }
}

function placeByName(employee: EmployeeAnswer, ordered: readonly EmployeeAnswer[]): number {
  const name = fullName(employee)
  const colleagues = ordered.filter(({ employeeGroupId }) => employeeGroupId === employee.employeeGroupId)
  const after = colleagues.find((colleague) => compareNames(fullName(colleague), name) > 0)
  if (after !== undefined) return ordered.indexOf(after)
  const last = colleagues.at(-1)
  return last === undefined ? 0 : ordered.indexOf(last) + 1
}
