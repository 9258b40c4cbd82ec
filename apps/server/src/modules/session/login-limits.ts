import type { Deps } from '../../context/deps.ts'
import { transaction } from '../../db/transaction.ts'
import { addSeconds, secondsBetween } from '../../foundation/clock.ts'
import { TooMany } from '../../foundation/errors.ts'
import { failuresSince, insertFailure, lockAddress } from './login-failure-queries.ts'
import { hasSignedInFrom } from './session-queries.ts'

const PAIR = { failures: 10, seconds: 15 * 60 }
const ADDRESS = { failures: 100, seconds: 60 * 60 }

type Limit = typeof PAIR

/** Counts the attempt as a failure before the password is looked at, so that many at once cannot slip through; a success
 * takes the failures of its pair away. Answers the attempt's number. */
export async function countAttempt(deps: Deps, of: { emailKey: string; address: string }): Promise<number> {
  const now = deps.clock.now()
  return transaction(deps.database, 'read write', [], async (tx) => {
    await lockAddress(tx, of.address)
    // An office is one address: who has worked from it before signs in whatever a neighbour does.
    if (!(await hasSignedInFrom(tx, of.emailKey, of.address))) {
      const since = addSeconds(now, -ADDRESS.seconds)
      refuseOver(ADDRESS, now, await failuresSince(tx, { address: of.address }, since))
    }
    refuseOver(PAIR, now, await failuresSince(tx, of, addSeconds(now, -PAIR.seconds)))
    return insertFailure(tx, { ...of, at: now })
  })
}

function refuseOver(limit: Limit, now: string, failures: readonly string[]): void {
  const decisive = failures.at(-limit.failures)
  if (decisive === undefined) return
  const seconds = secondsBetween(now, addSeconds(decisive, limit.seconds))
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  throw new TooMany(`Слишком много попыток входа. Повторите через ${minutes} мин.`, seconds)
}
