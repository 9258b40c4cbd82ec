import { transaction } from '../../db/transaction.ts'
import { BadRequest } from '../../foundation/errors.ts'
import { hashToken } from '../../foundation/secret-token.ts'
import { passwordResetLetter } from './account-letters.ts'
import { closeEmailChanges } from './confirmation-queries.ts'
import { endSessions } from './end-sessions.ts'
import { checkNewPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { closeResets, findUser, savePassword, useReset } from './queries.ts'
import type { SessionDeps } from './session-deps.ts'

type Reset = { token: string; password: string; confirmPassword: string }

/** Whoever knew the old password is signed out everywhere. */
export async function resetPassword(deps: SessionDeps, input: Reset): Promise<void> {
  checkNewPassword(input, null)
  const passwordHash = await hashPassword(input.password)
  const now = deps.clock.now()
  await transaction(deps.database, 'read write', [], async (tx) => {
    const userId = await useReset(tx, hashToken(input.token), now)
    const user = userId === null ? null : await findUser(tx, userId)
    if (user === null) throw new BadRequest('Ссылка устарела или уже использована. Запросите новую.')
    checkNewPassword(input, user.email)
    // The letter reached him, so the address is his.
    await savePassword(tx, user.id, { passwordHash, emailConfirmedAt: user.emailConfirmedAt ?? now })
    await closeResets(tx, user.id, now)
    await closeEmailChanges(tx, user, now)
    await endSessions(tx, { userId: user.id, now })
    await deps.jobs.writeToUser(tx, passwordResetLetter(user))
  })
  deps.liveSessions.forget()
}
