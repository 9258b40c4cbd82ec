import { queryOptions } from '@tanstack/react-query'
import { call, rememberAnswer } from '../api.ts'

/** The whole card of a company. */
export function companyQuery(id: number) {
  return queryOptions({
    queryKey: ['companies', id],
    queryFn: async ({ signal }) => {
      const company = await call('GET /api/companies/:id', { params: { id } }, { signal })
      rememberAnswer('company_data', company)
      return company
    },
  })
}
