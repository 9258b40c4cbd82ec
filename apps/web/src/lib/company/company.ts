import type { CompanyAnswer } from '@ot/contract'
import { queryOptions } from '@tanstack/react-query'
import { call, rememberAnswer } from '../api.ts'
import type { CallOptions } from '../http/request.ts'
import { companiesQuery } from './companies.ts'

/** As it is stored now. */
export function readCompany(id: number, options?: CallOptions): Promise<CompanyAnswer> {
  return call('GET /api/companies/:id', { params: { id } }, options)
}

/** The whole card of a company. */
export function companyQuery(id: number) {
  return queryOptions({
    queryKey: [...companiesQuery().queryKey, id],
    queryFn: async ({ signal }) => {
      const company = await readCompany(id, { signal })
      rememberAnswer('company_data', company)
      return company
    },
  })
}
