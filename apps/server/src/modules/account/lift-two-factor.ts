import type { Deps } from '../../context/deps.ts'
import { transaction } from '../../db/transaction.ts'
import {
  endSessions,
  replaceRecoveryCodes,
  type StoredUser,
  saveTotp,
  twoFactorOffLetter,
} from '../session/index.ts'

/** By the operator, who has made sure whom he talks to. */
export async function liftTwoFactor(
  { database, jobs }: Pick<Deps, 'database' | 'jobs'>,
  user: StoredUser,
  now: string,
): Promise<void> {
  await transaction(database, 'read write', [], async (tx) => {
    await saveTotp(tx, user.id, { totpSecret: null, totpConfirmedAt: null, totpStep: null })
    await replaceRecoveryCodes(tx, user.id, [])
    await endSessions(tx, { userId: user.id, now })
    await jobs.writeToUser(tx, twoFactorOffLetter(user))
  })
}
