import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '../../../lib/api.ts'
import { sizes } from '../../../lib/sizes.ts'

/** Going back to the list finds it as it was left. */
const FEED_FRESH_MS = 5 * 60_000

/** The list, a page at a time, newest first; `words`: what is looked for, empty for everything. */
export function newsFeedQuery(words: string) {
  return infiniteQueryOptions({
    queryKey: ['news', 'feed', words],
    queryFn: async ({ pageParam: page, signal }) => {
      const query = { page, limit: sizes.newsPageSize, ...(words === '' ? {} : { q: words }) }
      const { answer, headers } = await callWithHeaders('GET /api/news', { query }, { signal })
      return { items: answer, total: Number(headers.get('X-Total-Count') ?? 0) }
    },
    initialPageParam: 1,
    /** More is to come while fewer are loaded than there are. */
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, { items }) => sum + items.length, 0)
      return last.items.length > 0 && loaded < last.total ? pages.length + 1 : undefined
    },
    staleTime: FEED_FRESH_MS,
  })
}

export function newsQuery(id: number) {
  return queryOptions({
    queryKey: ['news', 'item', id],
    queryFn: ({ signal }) => call('GET /api/news/:id', { params: { id } }, { signal }),
  })
}

export function newsImpactQuery(id: number, companyId: number) {
  return queryOptions({
    queryKey: ['news', 'impact', id, companyId],
    queryFn: ({ signal }) =>
      call('GET /api/news/:id/impact', { params: { id }, query: { companyId } }, { signal }),
  })
}

export function newsPictureQuery(id: number) {
  return queryOptions({
    queryKey: ['news', 'picture', id],
    queryFn: ({ signal }) => call('GET /api/news/pictures/:id', { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function latestNewsQuery(count: number) {
  return queryOptions({
    queryKey: ['news', 'latest', count],
    queryFn: ({ signal }) => call('GET /api/news', { query: { page: 1, limit: count } }, { signal }),
  })
}
