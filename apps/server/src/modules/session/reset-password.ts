import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { BadRequest } from '../../errors.ts'
import { hashToken } from '../../secret-token.ts'
import { checkNewPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { findUser, revokeAllOfUser, savePassword, useReset } from './queries.ts'

type Reset = { token: string; password: string; confirmPassword: string }

/** Whoever knew the old password is signed out everywhere. */
export async function resetPassword(deps: Deps, input: Reset): Promise<void> {
  checkNewPassword(input, null)
  const passwordHash = await hashPassword(input.password)
  const now = deps.clock.now()
  await transaction(deps.database, 'read write', [], async (tx) => {
    const userId = await useReset(tx, hashToken(input.token), now)
    const user = userId === null ? null : await findUser(tx, userId)
    if (user === null) throw new BadRequest('Ссылка устарела или уже использована. Запросите новую.')
    checkNewPassword(input, user.email)
    await savePassword(tx, user.id, passwordHash)
    await revokeAllOfUser(tx, user.id, now)
  })
}
