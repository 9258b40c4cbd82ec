import type { PasswordChange } from '@ot/contract'
import type { z } from 'zod'
import {
  checkNewPassword,
  closeEmailChanges,
  closeResets,
  endSessions,
  hashPassword,
  passwordChangedLetter,
  type SessionDeps,
  savePassword,
} from '../session/index.ts'
import { getUser } from './load-account.ts'
import { requirePassword } from './require-password.ts'
import { withSecondFactor } from './two-factor.ts'

type Change = z.output<typeof PasswordChange> & { userId: number; sessionId: string; address: string }

/** Whoever else knew the old password is signed out, and what he may have begun with it is off. */
export async function changePassword(deps: SessionDeps, input: Change): Promise<void> {
  const user = await getUser(deps.database.db, input.userId)
  checkNewPassword(input, user.email)
  const { currentPassword: password, address, sessionId } = input
  await requirePassword(deps, user, { field: 'currentPassword', password, address })
  const now = deps.clock.now()
  const passwordHash = await hashPassword(input.password)
  await withSecondFactor(deps, user, input.totp, async (tx) => {
    await savePassword(tx, user.id, { passwordHash })
    await closeResets(tx, user.id, now)
    await closeEmailChanges(tx, user, now)
    await endSessions(tx, { userId: user.id, now, except: sessionId })
    await deps.jobs.writeToUser(tx, passwordChangedLetter(user))
  })
  deps.liveSessions.forget()
}
