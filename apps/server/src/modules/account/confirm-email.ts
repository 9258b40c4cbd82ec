import type { Deps } from '../../context/deps.ts'
import { isUniqueViolation } from '../../db/sql-errors.ts'
import { transaction } from '../../db/transaction.ts'
import { BadRequest, Conflict } from '../../foundation/errors.ts'
import { hashToken } from '../../foundation/secret-token.ts'
import {
  closeConfirmations,
  closeResets,
  emailChangedLetter,
  emailKeyOf,
  takeConfirmation,
} from '../session/index.ts'
import { lockUser, updateUser } from './account-queries.ts'
import { announceAccount } from './announce-account.ts'
import { getUser } from './load-account.ts'

/** The link proves the address: it becomes the one in force, and the former one is told. */
export async function confirmEmail(deps: Deps, token: string): Promise<{ email: string }> {
  const now = deps.clock.now()
  try {
    return await transaction(deps.database, 'read write', [], async (tx) => {
      const proved = await takeConfirmation(tx, hashToken(token), now)
      if (proved === null)
        throw new BadRequest('Ссылка устарела или уже использована. Запросите новое письмо.')
      const { userId, email } = proved
      await lockUser(tx, userId)
      const user = await getUser(tx, userId)
      const isChange = emailKeyOf(email) !== user.emailKey
      await updateUser(tx, userId, {
        emailConfirmedAt: now,
        ...(isChange && { email, emailKey: emailKeyOf(email) }),
      })
      if (isChange) {
        await closeConfirmations(tx, userId, now)
        await closeResets(tx, userId, now)
        await deps.jobs.writeToUser(tx, emailChangedLetter(user, email, deps.settings.supportEmail))
      }
      await announceAccount(tx, userId, now)
      return { email }
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new Conflict('Этот e-mail уже занят другим пользователем')
    throw error
  }
}
