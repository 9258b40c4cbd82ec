import { transaction } from '../../db/transaction.ts'
import { Unauthorised } from '../../errors.ts'
import { forgetFailures } from './login-failure-queries.ts'
import { countAttempt } from './login-limits.ts'
import { isPasswordOf } from './passwords.ts'
import { emailKeyOf, findUserByEmail } from './queries.ts'
import type { SessionDeps } from './session-deps.ts'
import { issueRefreshToken, type TokenPair } from './token-pair.ts'

type Login = { email: string; password: string; address: string }

export async function logIn(deps: SessionDeps, input: Login): Promise<TokenPair> {
  const pair = { emailKey: emailKeyOf(input.email), address: input.address }
  await countAttempt(deps, pair)
  const user = await findUserByEmail(deps.database.db, input.email)
  if (!(await isPasswordOf(user, input.password)) || user === null) {
    throw new Unauthorised('Неверный e-mail или пароль')
  }
  const refreshToken = await transaction(deps.database, 'read write', [], async (tx) => {
    await forgetFailures(tx, pair)
    return issueRefreshToken(tx, { userId: user.id, now: deps.clock.now() })
  })
  return { accessToken: await deps.accessTokens.issue(user), refreshToken }
}
