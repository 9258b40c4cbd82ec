import type { AbsenceAnswer, ReturnOutcome } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { positionsQuery } from '../../../lib/company/positions.ts'
import type { DecidedChoice } from '../norms/api/proposals.ts'

type Absent = Pick<AbsenceAnswer, 'id' | 'version'>

/** Nothing is written by asking. */
export function previewReturn({ id, version }: Absent, backOn: string): Promise<ReturnOutcome> {
  return call(
    'POST /api/absences/:id/return',
    { params: { id }, query: { dryRun: 'true' }, body: { backOn } },
    { version },
  )
}

export async function saveReturn(
  client: QueryClient,
  { id, version }: Absent,
  { backOn, choice }: { backOn: string; choice: DecidedChoice },
  idempotencyKey: string,
): Promise<void> {
  await call(
    'POST /api/absences/:id/return',
    { params: { id }, query: { dryRun: 'false' }, body: { backOn, ...choice } },
    { version, idempotencyKey },
  )
  const [reference] = positionsQuery().queryKey
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== reference })
}
