import type { Deps } from '../../context/deps.ts'
import { transaction } from '../../db/transaction.ts'

/** The same work for an e-mail that exists and one that does not: whose it is, the job finds out. */
export async function requestPasswordReset(deps: Deps, email: string): Promise<void> {
  await transaction(deps.database, 'read write', [], (tx) =>
    deps.jobs.enqueue(tx, 'password-forgotten', { email }),
  )
}
