import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** What there is to take away. */
export function exportSummaryQuery() {
  return queryOptions({
    queryKey: ['account-export'],
    queryFn: ({ signal }) => call('GET /api/account/export/summary', {}, { signal }),
    staleTime: 0,
  })
}

/** The browser itself keeps what it receives on the disk: an archive may be larger than a page's memory. */
export async function startDownload(): Promise<void> {
  const { ticket } = await call('POST /api/tickets')
  const link = document.createElement('a')
  link.href = `/api/account/export?ticket=${encodeURIComponent(ticket)}`
  link.download = ''
  link.click()
}
