import type { Department, EmployeeAnswer, EmployeeCoverage } from '@ot/contract'
import { COVERAGE_COLUMNS, type EventState } from '@ot/domain'
import { grouped } from '@ot/text'
import { isShortage, SHORTAGE_COLUMNS, type ShortageColumn } from './columns.ts'
import { nameMatcher } from './name-search.ts'

/** A department: everybody of it, and how many of them are shown. */
export interface StaffGroup {
  department: Department
  people: readonly ListedEmployee[]
  shown: number
  working: number
  dismissed: number
}

export interface ListedEmployee {
  employee: EmployeeAnswer
  /** The selection leaves him. */
  isShown: boolean
  /** In the whole list, among those who are shown; of who is hidden the number without a selection: nothing of his row changes. */
  number: number
}

export interface Staff {
  departments: readonly Department[]
  employees: readonly EmployeeAnswer[]
  coverage: ReadonlyMap<number, EmployeeCoverage>
}

export interface Selection {
  text: string
  /** Only those who lack all of these. */
  lacking: readonly ShortageColumn[]
  /** The one that is shown; null: all. */
  departmentId: number | null
  /** Only those whose instructions stand so; null: all. */
  instruction: EventState | null
}

/** Everybody is shown. */
export const NOTHING_SELECTED: Selection = { text: '', lacking: [], departmentId: null, instruction: null }

/** How many of those who work here have no record of anything. */
export function withoutRecords({ employees, coverage }: Staff): number {
  return employees.filter(({ id, dismissedOn }) => {
    const states = coverage.get(id)
    return (
      dismissedOn === null && states !== undefined && COVERAGE_COLUMNS.every((one) => states[one] === 'none')
    )
  }).length
}

export function isSelecting({ text, lacking, departmentId, instruction }: Selection): boolean {
  return text !== '' || lacking.length > 0 || departmentId !== null || instruction !== null
}

/** Departments in their order; in each the working ones in the order of the list, then the dismissed. */
export function staffGroups(staff: Staff, selection: Selection): StaffGroup[] {
  const byDepartment = grouped(staff.employees, ({ employeeGroupId }) => employeeGroupId)
  const isWanted = employeeMatcher(staff.coverage, selection)
  let last = 0
  let place = 0
  return staff.departments.map((department) => {
    const all = byDepartment.get(department.id) ?? []
    const working = all.filter(({ dismissedOn }) => dismissedOn === null)
    const dismissed = all.filter(({ dismissedOn }) => dismissedOn !== null)
    const before = last
    const people = [...working, ...dismissed].map((employee) => {
      place += 1
      if (!isWanted(employee)) return { employee, isShown: false, number: place }
      last += 1
      return { employee, isShown: true, number: last }
    })
    return {
      department,
      people,
      shown: last - before,
      working: working.length,
      dismissed: dismissed.length,
    }
  })
}

function employeeMatcher(
  coverage: Staff['coverage'],
  { text, lacking, departmentId, instruction }: Selection,
): (employee: EmployeeAnswer) => boolean {
  const isNamed = nameMatcher(text)
  return (employee) => {
    if (!isNamed(employee) || (departmentId !== null && employee.employeeGroupId !== departmentId))
      return false
    if (lacking.length === 0 && instruction === null) return true
    const states = coverage.get(employee.id)
    if (instruction !== null && states?.instruction !== instruction) return false
    // Nobody asks what somebody who has left still lacks.
    return employee.dismissedOn === null && lacking.every((column) => isShortage(states?.[column]))
  }
}

/** How many of the working employees lack something, by column; a column of which nothing is known is not there. */
export function countShortages({ employees, coverage }: Staff): ReadonlyMap<ShortageColumn, number> {
  const known = employees.flatMap(({ id, dismissedOn }) => {
    const states = dismissedOn === null ? coverage.get(id) : undefined
    return states === undefined ? [] : [states]
  })
  return new Map(
    SHORTAGE_COLUMNS.filter((column) => known.some((states) => states[column] !== 'none')).map((column) => [
      column,
      known.filter((states) => isShortage(states[column])).length,
    ]),
  )
}
