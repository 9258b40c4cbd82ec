import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { employeesQuery } from '../../../lib/company/staff.ts'

/** All who have ever worked here, those dismissed too. */
export function everybodyQuery(companyId: number) {
  return queryOptions({
    queryKey: [...employeesQuery(companyId).queryKey, 'dismissed'],
    queryFn: ({ signal }) =>
      call('GET /api/employees', { query: { companyId, dismissed: 'true' } }, { signal }),
  })
}
