import type { RecountedTerm } from '@ot/contract'
import { RECOUNT_CAUSES, type RecountCause } from '@ot/domain'
import { grouped } from '@ot/text'

export interface RecountGroup {
  cause: RecountCause
  title: string
  terms: readonly RecountedTerm[]
}

/** Terms by what has moved them, the largest group first. */
export function recountGroups(moves: readonly RecountedTerm[]): RecountGroup[] {
  return [...grouped(moves, ({ cause }) => cause)]
    .map(([cause, terms]) => ({ cause, title: RECOUNT_CAUSES[cause], terms }))
    .toSorted((a, b) => b.terms.length - a.terms.length)
}
