import type { QueryClient } from '@tanstack/react-query'

/** A load may have been answered before a write that the page shows already, and come after it: it begins anew. */
export function repeatLoadsAfterWrites(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    const isWritten = event.type === 'updated' && event.action.type === 'success' && event.action.manual
    if (isWritten !== true || event.query.state.fetchStatus !== 'fetching') return
    void client.refetchQueries({ queryKey: event.query.queryKey, exact: true })
  })
}
