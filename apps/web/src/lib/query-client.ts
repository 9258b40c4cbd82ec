import { QueryClient } from '@tanstack/react-query'
import { session } from './api.ts'
import { ApiError, NO_ANSWER } from './http/api-error.ts'
import { forgetValues } from './last-values.ts'
import { repeatLoadsAfterWrites } from './loads-after-writes.ts'

const REPETITIONS = 2
const FRESH_MS = 30_000

/** Statuses that may pass by themselves; 401 is repeated by the client, the rest will not change. */
const PASSING: readonly number[] = [NO_ANSWER, 502, 503, 504]

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: (failures, error) =>
        failures < REPETITIONS && error instanceof ApiError && PASSING.includes(error.status),
    },
  },
})

repeatLoadsAfterWrites(queryClient)

// Nothing of one user stays in memory for the next.
session.subscribe(() => {
  if (session.state() !== false) return
  queryClient.clear()
  forgetValues()
})
