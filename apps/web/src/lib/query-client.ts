import { QueryClient } from '@tanstack/react-query'
import { connection, session } from './api.ts'
import { isAway } from './http/connection.ts'
import { dropAllDrafts } from './kept-drafts.ts'
import { forgetValues } from './last-values.ts'
import { repeatLoadsAfterWrites } from './loads-after-writes.ts'

const REPETITIONS = 2
const FRESH_MS = 30_000

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // Without a network too: what cannot be shown says so instead of being waited for.
      networkMode: 'always',
      // A server that is away may be back, and while it is known to be, the connection asks; 401 is repeated by the client, the
      // rest will not change.
      retry: (failures, error) => failures < REPETITIONS && isAway(error) && connection.state() === 'ok',
    },
  },
})

repeatLoadsAfterWrites(queryClient)

// The server can be reached again: what is on the page may be out of date, or has not come at all.
connection.subscribe(() => {
  if (connection.state() === 'ok') void queryClient.invalidateQueries()
})

// Nothing of one user stays in memory for the next.
session.subscribe(() => {
  if (session.state() !== false) return
  queryClient.clear()
  forgetValues()
  dropAllDrafts()
})
