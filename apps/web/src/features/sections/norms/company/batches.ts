import type { Proposal, ProposalChoice } from '@ot/contract'

/** Part of a choice that is written at once. */
export interface Batch {
  choice: Required<ProposalChoice>
  /** How many records of employees it makes. */
  records: number
}

/** So many records the server writes within a second or two. */
const RECORDS_AT_ONCE = 1_000

/** A choice cut so that its writing can be watched; a position is never cut, because its proposals know each other. */
export function batchesOf(
  proposals: readonly Proposal[],
  { accept = [], decline = [] }: ProposalChoice,
): Batch[] {
  const accepted = new Set(accept)
  const notes = new Map(decline.map(({ key, note }) => [key, note]))
  const positions = Map.groupBy(
    proposals.filter(({ key }) => accepted.has(key) || notes.has(key)),
    ({ positionId }) => positionId,
  )
  const batches: Batch[] = []
  let open: Batch | null = null
  for (const own of positions.values()) {
    if (open === null || open.records >= RECORDS_AT_ONCE) {
      open = { choice: { accept: [], decline: [] }, records: 0 }
      batches.push(open)
    }
    for (const { key, employeeIds } of own) {
      const note = notes.get(key)
      if (note === undefined) open.choice.accept.push(key)
      else open.choice.decline.push({ key, note })
      open.records += employeeIds.length
    }
  }
  return batches
}
