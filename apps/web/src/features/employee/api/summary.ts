import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

export function employeeSummaryQuery(companyId: number, employeeId: number) {
  return queryOptions({
    queryKey: ['employee-summary', companyId, employeeId],
    queryFn: ({ signal }) =>
      call('GET /api/employees/:id/summary', { params: { id: employeeId } }, { signal }),
  })
}
