import type { BotLink } from '@ot/contract'
import type { Messenger } from '@ot/domain'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

export function botsQuery() {
  return queryOptions({
    queryKey: ['bots'],
    queryFn: ({ signal }) => call('GET /api/account/bots', undefined, { signal }),
    // The chat is connected in another window.
    staleTime: 0,
  })
}

export function linkToBot(messenger: Messenger): Promise<BotLink> {
  return call('POST /api/account/bots/:messenger/link', { params: { messenger } })
}

export async function disconnectBot(client: QueryClient, messenger: Messenger): Promise<void> {
  await call('DELETE /api/account/bots/:messenger', { params: { messenger } })
  await client.invalidateQueries({ queryKey: botsQuery().queryKey })
}
