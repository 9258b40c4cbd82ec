import type { CallAnswer, RecountedTerm } from '@ot/contract'
import type { RecountDecision } from '@ot/domain'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

interface Decided {
  companyId: number
  decision: RecountDecision
  /** Those that are left out stay as they are. */
  moves: readonly RecountedTerm[]
}

/** Terms stand in every section, in memos and in papers: all is asked for anew. */
export async function decideRecounts(
  client: QueryClient,
  { companyId, decision, moves }: Decided,
): Promise<void> {
  const named = moves.map(({ eventId, becomes }) => ({ eventId, becomes }))
  await call('POST /api/recounts', { body: { companyId, decision, moves: named } })
  await client.invalidateQueries()
}

export function undoRecount(id: number): Promise<CallAnswer<'POST /api/recounts/:id/undo'>> {
  return call('POST /api/recounts/:id/undo', { params: { id } })
}
