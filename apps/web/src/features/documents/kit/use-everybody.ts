import { useQuery } from '@tanstack/react-query'
import { departmentsQuery, employeesQuery } from '../../../lib/company/staff.ts'
import { heldPositions } from '../about/use-subject-choices.ts'
import type { Everybody } from './kit-contents.ts'

/** All employees, departments and held positions of the company; null until they are known. */
export function useEverybody(companyId: number): Everybody | null {
  const employees = useQuery(employeesQuery(companyId)).data
  const departments = useQuery(departmentsQuery(companyId)).data
  if (employees === undefined || departments === undefined) return null
  return {
    employee: employees.map(({ id }) => id),
    department: departments.map(({ id }) => id),
    position: heldPositions(employees).map(({ value }) => value),
  }
}
