import { isAllowed } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { coverageQuery } from '../../../lib/company/coverage.ts'
import type { LoadedStaff } from './api/use-staff.ts'
import type { CellState } from './columns.ts'
import type { ListView } from './list-view.ts'
import { countShortages, isSelecting, staffGroups, withoutRecords } from './staff-groups.ts'
import { inDepartments, shownCount, staffCount } from './texts.ts'

/** What the page shows of the staff in this view, and what its user may do. */
export function useStaffList({ company, departments, employees }: LoadedStaff, view: ListView) {
  const states = useKnownStates(company.id)
  const staff = useMemo(
    () => ({ departments, employees, coverage: states.of }),
    [departments, employees, states.of],
  )
  const groups = useMemo(() => staffGroups(staff, view), [staff, view])
  const counts = useMemo(() => countShortages(staff), [staff])
  const shown = groups.reduce((sum, group) => sum + group.shown, 0)
  return {
    states,
    groups,
    counts,
    withoutRecords: isAllowed(company.role, 'event.change') ? withoutRecords(staff) : 0,
    shown,
    isSelecting: isSelecting(view),
    summary: isSelecting(view) ? shownCount(shown, employees.length) : wholeSummary(departments, employees),
    canChange: isAllowed(company.role, 'department.change'),
    canHire: isAllowed(company.role, 'employee.change'),
  }
}

function wholeSummary(departments: LoadedStaff['departments'], employees: LoadedStaff['employees']): string {
  const dismissed = employees.filter(({ dismissedOn }) => dismissedOn !== null).length
  const count = staffCount({ working: employees.length - dismissed, dismissed })
  return `${count} ${inDepartments(departments.length)}`
}

/** The states of all employees by id; the list does not wait for them. */
function useKnownStates(companyId: number) {
  const { data, error, refetch } = useQuery(coverageQuery(companyId))
  const of = useMemo(() => new Map((data ?? []).map((states) => [states.employeeId, states])), [data])
  const otherwise: CellState = data !== undefined ? 'none' : error === null ? 'loading' : 'failed'
  return { of, otherwise, error: data === undefined ? error : null, refetch }
}
