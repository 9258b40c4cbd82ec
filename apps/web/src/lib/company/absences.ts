import type { AbsenceAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api.ts'
import { LOAD_FAILURE, type Load } from '../load.ts'
import { useEmployeeScope } from './employee-scope.ts'

/** First key of the query. */
export const ABSENCES_KEY = 'absences'

export function readAbsences(companyId: number): Promise<AbsenceAnswer[]> {
  return call('GET /api/absences', { query: { companyId } })
}

/** Of the employee whose page is open, the latest first. */
export function useEmployeeAbsences(): Load<readonly AbsenceAnswer[]> {
  const { company, employee } = useEmployeeScope()
  const { data, error, refetch } = useQuery({
    queryKey: [ABSENCES_KEY, company.id],
    queryFn: () => readAbsences(company.id),
    select: (absences) =>
      absences
        .filter(({ employeeId }) => employeeId === employee.id)
        .toSorted((a, b) => b.startsOn.localeCompare(a.startsOn)),
  })
  return { data, error, refetch, failure: LOAD_FAILURE }
}
