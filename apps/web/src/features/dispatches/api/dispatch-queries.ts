import type { DispatchAnswer, DispatchSummary } from '@ot/contract'
import type { DispatchStatus } from '@ot/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '../../../lib/api.ts'

export const PAGE = 50

interface Shown {
  rows: DispatchSummary[]
  total: number
}

/** The newest of the registry, so many pages of it; `status` null: all. What is shown stays while more is asked for. */
export function dispatchesQuery(companyId: number, status: DispatchStatus | null, pages: number) {
  return queryOptions({
    queryKey: ['dispatches', companyId, status, pages],
    queryFn: async ({ signal }): Promise<Shown> => {
      const shown: Shown = { rows: [], total: 0 }
      for (let page = 1; page <= pages; page += 1) {
        const query = { companyId, page, limit: PAGE, ...(status === null ? {} : { status }) }
        const { answer, headers } = await callWithHeaders('GET /api/dispatches', { query }, { signal })
        shown.rows.push(...answer)
        shown.total = Number(headers.get('X-Total-Count'))
      }
      return shown
    },
    placeholderData: keepPreviousData,
  })
}

export function dispatchQuery(id: number) {
  return queryOptions({
    queryKey: ['dispatch', id],
    queryFn: ({ signal }): Promise<DispatchAnswer> =>
      call('GET /api/dispatches/:id', { params: { id } }, { signal }),
  })
}
