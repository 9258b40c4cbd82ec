import { deserialize, serialize } from 'node:v8'
import type { Db } from './client.ts'
import { type IdempotencyMark, markCommitted } from './idempotency.ts'

/** A call with its Idempotency-Key, and what its transactions have answered: a retry after a crash is given those answers
 * instead of doing anything again. */
export type RememberedCall = {
  /** What the next transaction of the call answered in an earlier run; null: it has not been committed yet. */
  nextOutcome(): { answer: unknown } | null
  /** Within the transaction that it stands or falls with. */
  keepOutcome(tx: Db, answer: unknown): Promise<void>
}

/** @param stored what an earlier run of the call has left; null: nothing. */
export function rememberedCall(mark: IdempotencyMark, stored: Buffer | null): RememberedCall {
  const outcomes: unknown[] = stored === null ? [] : deserialize(stored)
  let at = 0
  return {
    nextOutcome: () => {
      if (at >= outcomes.length) return null
      at += 1
      return { answer: outcomes[at - 1] }
    },
    keepOutcome: async (tx, answer) => {
      const all = serialize([...outcomes, answer])
      await markCommitted(tx, mark, all)
      outcomes.push(answer)
      at = outcomes.length
    },
  }
}
