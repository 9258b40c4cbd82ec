import type { LogArea } from '@ot/domain'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '../../../lib/api.ts'
import { fileName, saveFile } from '../../../lib/http/save-file.ts'

export const LOG_PAGE = 50

/** What narrows the log; null and the empty text: this does not. */
export interface LogView {
  userId: number | null
  area: LogArea | null
  from: string | null
  to: string | null
  q: string
}

function asked({ userId, area, from, to, q }: LogView) {
  return {
    ...(userId !== null && { userId: String(userId) }),
    ...(area !== null && { area }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(q !== '' && { q }),
  }
}

/** Newest first, page by page, and how many there are. */
export function logQuery(companyId: number, view: LogView) {
  return infiniteQueryOptions({
    queryKey: ['change-log', companyId, view],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...asked(view), page: String(pageParam), limit: String(LOG_PAGE) }
      const { answer, headers } = await callWithHeaders(
        'GET /api/companies/:id/log',
        { params: { id: companyId }, query },
        { signal },
      )
      return { entries: answer, total: Number(headers.get('X-Total-Count') ?? answer.length) }
    },
    getNextPageParam: ({ total }, _pages, page) => (page * LOG_PAGE < total ? page + 1 : undefined),
  })
}

export function logPeopleQuery(companyId: number) {
  return queryOptions({
    queryKey: ['change-log-people', companyId],
    queryFn: ({ signal }) =>
      call('GET /api/companies/:id/log/people', { params: { id: companyId } }, { signal }),
  })
}

export async function saveLog(companyId: number, view: LogView): Promise<void> {
  const { answer, headers } = await callWithHeaders('GET /api/companies/:id/log/export', {
    params: { id: companyId },
    query: asked(view),
  })
  saveFile(answer, fileName(headers, 'Журнал изменений.xlsx'))
}
