import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { employeeQuery } from '../../../lib/company/employee.ts'

export function historyQuery(employeeId: number) {
  return queryOptions({
    queryKey: [...employeeQuery(employeeId).queryKey, 'history'],
    queryFn: ({ signal }) =>
      call('GET /api/employees/:id/history', { params: { id: employeeId } }, { signal }),
  })
}
