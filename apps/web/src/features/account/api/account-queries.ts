import type { AccountAnswer } from '@ot/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

export function accountQuery() {
  return queryOptions({
    queryKey: ['account'],
    queryFn: ({ signal }) => call('GET /api/account', {}, { signal }),
  })
}

export function sessionsQuery() {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => call('GET /api/account/sessions', {}, { signal }),
  })
}

export function showAccount(client: QueryClient, account: AccountAnswer): void {
  client.setQueryData(accountQuery().queryKey, account)
}

export function reloadAccount(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: accountQuery().queryKey })
}

export function reloadSessions(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: sessionsQuery().queryKey })
}
