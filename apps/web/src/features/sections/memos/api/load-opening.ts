import type { CompanyAnswer, MemoAnswer } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { companyQuery } from '../../../../lib/company/company.ts'

/** Spec 4: the company is asked for anew each time a memo is formed or opened. */
export function loadCompany(client: QueryClient, companyId: number): Promise<CompanyAnswer> {
  return client.fetchQuery({ ...companyQuery(companyId), staleTime: 0 })
}

export function loadMemo(id: number): Promise<MemoAnswer> {
  return call('GET /api/memos/:id', { params: { id } })
}
