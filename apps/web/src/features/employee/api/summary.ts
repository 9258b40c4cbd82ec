import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { coverageQuery } from '../../../lib/company/coverage.ts'

/** Under the key of what everybody lacks: whatever makes that stale makes this stale too. */
export function employeeSummaryQuery(companyId: number, employeeId: number) {
  return queryOptions({
    queryKey: [...coverageQuery(companyId).queryKey, employeeId],
    queryFn: ({ signal }) =>
      call('GET /api/employees/:id/summary', { params: { id: employeeId } }, { signal }),
  })
}
