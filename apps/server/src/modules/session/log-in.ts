import { transaction } from '../../db/transaction.ts'
import { TotpRequired, Unauthorised } from '../../foundation/errors.ts'
import { recoveryCodeUsedLetter } from './account-letters.ts'
import { deleteFailure, forgetFailures } from './login-failure-queries.ts'
import { countAttempt } from './login-limits.ts'
import { isPasswordOf } from './passwords.ts'
import { emailKeyOf, findUserByEmail, type StoredUser } from './queries.ts'
import { codesOf, hasTwoFactor, takeSecondFactor } from './second-factor.ts'
import { countRecoveryCodes } from './second-factor-queries.ts'
import type { SessionDeps } from './session-deps.ts'
import { tellNewDevice } from './tell-new-device.ts'
import { beginSession, type Origin, type TokenPair } from './token-pair.ts'

type Login = Origin & { email: string; password: string; totp?: string | undefined }

export async function logIn(deps: SessionDeps, input: Login): Promise<TokenPair> {
  const pair = { emailKey: emailKeyOf(input.email), address: input.address }
  const attempt = await countAttempt(deps, pair)
  const user = await findUserByEmail(deps.database.db, input.email)
  if (!(await isPasswordOf(user, input.password)) || user === null) {
    throw new Unauthorised('Неверный e-mail или пароль')
  }
  if (hasTwoFactor(user)) await passSecondFactor(deps, user, { typed: input.totp, attempt })
  const begun = await transaction(deps.database, 'read write', [], async (tx) => {
    await forgetFailures(tx, pair)
    await tellNewDevice(tx, deps, user, input)
    return beginSession(tx, user.id, input, deps.clock.now())
  })
  return {
    accessToken: await deps.accessTokens.issue(user, begun.sessionId),
    refreshToken: begun.refreshToken,
  }
}

async function passSecondFactor(
  deps: SessionDeps,
  user: StoredUser,
  { typed, attempt }: { typed: string | undefined; attempt: number },
): Promise<void> {
  if (typed === undefined || typed.trim() === '') {
    // The right password is no failure; it takes no earlier ones away either, or codes could be guessed without end.
    await deleteFailure(deps.database.db, attempt)
    throw new TotpRequired('Введите код из приложения для входа')
  }
  await countAttempt(deps, codesOf(user.id))
  await transaction(deps.database, 'read write', [], async (tx) => {
    const taken = await takeSecondFactor(tx, deps, user, typed)
    if (taken === null) throw new TotpRequired('Неверный или уже использованный код')
    await forgetFailures(tx, codesOf(user.id))
    if (taken === 'code') return
    const left = await countRecoveryCodes(tx, user.id)
    await deps.jobs.writeToUser(tx, recoveryCodeUsedLetter(user, left, deps.settings.publicUrl))
  })
}
