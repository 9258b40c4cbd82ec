import type { Deps } from '../../context/deps.ts'
import type { Tx } from '../../db/transaction.ts'
import { hashToken } from '../../foundation/secret-token.ts'
import { plainRecoveryCode, stepOfCode } from './one-time-code.ts'
import type { StoredUser } from './queries.ts'
import { takeRecoveryCode, takeStep } from './second-factor-queries.ts'
import { openSecret } from './secret-box.ts'

const SIX_DIGITS = /^\s*\d{3}\s?\d{3}\s*$/

export type SecondFactor = 'code' | 'recovery-code'

/** Takes the code, which works once; null: it is wrong. */
export async function takeSecondFactor(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'settings'>,
  user: StoredUser,
  typed: string,
): Promise<SecondFactor | null> {
  const now = deps.clock.now()
  if (!SIX_DIGITS.test(typed)) {
    const isTaken = await takeRecoveryCode(tx, user.id, hashToken(plainRecoveryCode(typed)), now)
    return isTaken ? 'recovery-code' : null
  }
  const secret = user.totpSecret === null ? null : openSecret(deps.settings.jwtSecret, user.totpSecret)
  const step = secret === null ? null : stepOfCode(secret, typed, now)
  return step !== null && (await takeStep(tx, user.id, step)) ? 'code' : null
}

export function hasTwoFactor(user: StoredUser): boolean {
  return user.totpConfirmedAt !== null
}

/** Guesses of codes are counted by the account: whoever has the password may come from many addresses. */
export function codesOf(userId: number): { emailKey: string; address: string } {
  const name = `codes of user ${userId}`
  return { emailKey: name, address: name }
}
