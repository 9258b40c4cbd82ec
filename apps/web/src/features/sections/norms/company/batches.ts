import type { Proposal } from '@ot/contract'
import type { DecidedChoice } from '../api/proposals.ts'

/** Part of a choice that is written at once. */
export interface Batch {
  choice: DecidedChoice
  /** How many records of employees it makes. */
  records: number
}

/** So many records the server writes within a second. */
const RECORDS_AT_ONCE = 500

/** A choice cut so that its writing can be watched; a position is never cut, because its proposals know each other. */
export function batchesOf(proposals: readonly Proposal[], { accept, decline }: DecidedChoice): Batch[] {
  const accepted = new Set(accept)
  const notes = new Map(decline.map(({ key, note }) => [key, note]))
  const answered = proposals.filter(({ key }) => accepted.has(key) || notes.has(key))
  const batches: Batch[] = []
  let open: Batch | null = null
  for (const positionId of new Set(answered.map((proposal) => proposal.positionId))) {
    if (open === null || open.records >= RECORDS_AT_ONCE) {
      open = { choice: { accept: [], decline: [] }, records: 0 }
      batches.push(open)
    }
    for (const { key, employeeIds } of answered.filter((one) => one.positionId === positionId)) {
      const note = notes.get(key)
      if (note === undefined) open.choice.accept.push(key)
      else open.choice.decline.push({ key, note })
      open.records += employeeIds.length
    }
  }
  return batches
}
