import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** Asked for anew by whatever changes an event, an instruction or a workplace. */
export function overviewQuery(companyId: number) {
  return queryOptions({
    queryKey: ['overview', companyId],
    queryFn: ({ signal }) => call('GET /api/overview', { query: { companyId } }, { signal }),
  })
}

/** Under the key of the overview: whatever makes that stale makes this stale too. */
export function picturesQuery(companyId: number) {
  return queryOptions({
    queryKey: ['overview', companyId, 'pictures'],
    queryFn: ({ signal }) => call('GET /api/overview/pictures', { query: { companyId } }, { signal }),
  })
}

/** When the user has made the link to the calendar; null: there is none. The link itself is never shown again. */
export function calendarLinkQuery(companyId: number) {
  return queryOptions({
    queryKey: ['calendar-link', companyId],
    queryFn: async ({ signal }) => {
      const { createdAt } = await call('GET /api/events/calendar-link', { query: { companyId } }, { signal })
      return createdAt
    },
  })
}

/** The new link; the former one no longer works. */
export async function makeCalendarLink(client: QueryClient, companyId: number): Promise<string> {
  const { url, createdAt } = await call('POST /api/events/calendar-link', { body: { companyId } })
  client.setQueryData(calendarLinkQuery(companyId).queryKey, createdAt)
  return url
}

export async function revokeCalendarLink(client: QueryClient, companyId: number): Promise<void> {
  await call('DELETE /api/events/calendar-link', { query: { companyId } })
  client.setQueryData(calendarLinkQuery(companyId).queryKey, null)
}
