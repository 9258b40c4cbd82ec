import type { SupportMessage } from '@ot/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { timing } from '../../../lib/timing.ts'

const MESSAGES_MAX = 500

/** The thread, oldest first. An event of the stream makes it stale; where none comes it is asked for from time to time. */
export function supportQuery() {
  return queryOptions({
    queryKey: ['support'],
    queryFn: async ({ signal }) => {
      const newestFirst = await call(
        'GET /api/support/messages',
        { query: { limit: MESSAGES_MAX } },
        { signal },
      )
      return newestFirst.toReversed()
    },
    refetchInterval: timing.supportPoll,
  })
}

export async function askSupport(client: QueryClient, text: string, idempotencyKey: string): Promise<void> {
  const { queryKey } = supportQuery()
  const message = await call('POST /api/support/messages', { body: { text } }, { idempotencyKey })
  client.setQueryData(queryKey, (known: SupportMessage[] = []) =>
    known.some(({ id }) => id === message.id) ? known : [...known, message],
  )
  overtakeLoad(client)
}

/** Here and at the server. */
export async function markAnswersRead(client: QueryClient): Promise<void> {
  await call('POST /api/support/messages/read')
  client.setQueryData(supportQuery().queryKey, (known: SupportMessage[] = []) =>
    known.map((message) => ({ ...message, isRead: true })),
  )
  overtakeLoad(client)
}

/** What was asked for before the change may be answered after it, and would put the thread back as it was. */
function overtakeLoad(client: QueryClient): void {
  const { queryKey } = supportQuery()
  if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey })
}
