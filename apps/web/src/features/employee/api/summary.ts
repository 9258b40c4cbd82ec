import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** Under the key of `coverageQuery`: whatever makes that stale makes this stale too. */
export function employeeSummaryQuery(companyId: number, employeeId: number) {
  return queryOptions({
    queryKey: ['coverage', companyId, employeeId],
    queryFn: ({ signal }) =>
      call('GET /api/employees/:id/summary', { params: { id: employeeId } }, { signal }),
  })
}
