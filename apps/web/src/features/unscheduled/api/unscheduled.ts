import type { NewUnscheduled, UnscheduledOutcome } from '@ot/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

export function unscheduledQuery(companyId: number) {
  return queryOptions({
    queryKey: ['unscheduled', companyId],
    queryFn: ({ signal }) => call('GET /api/unscheduled', { query: { companyId } }, { signal }),
  })
}

/** Nothing is written by asking. */
export function previewUnscheduled(body: NewUnscheduled): Promise<UnscheduledOutcome> {
  return call('POST /api/unscheduled', { query: { dryRun: 'true' }, body })
}

export async function recordUnscheduled(body: NewUnscheduled, idempotencyKey: string): Promise<void> {
  await call('POST /api/unscheduled', { query: {}, body }, { idempotencyKey })
}

export async function undoUnscheduled(id: number): Promise<void> {
  await call('POST /api/unscheduled/:id/undo', { params: { id } })
}
