import type { AccountAnswer, AccountChange } from '@ot/contract'
import type { z } from 'zod'
import type { Deps } from '../../context/deps.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { addSeconds } from '../../foundation/clock.ts'
import { Conflict, Invalid, TooMany } from '../../foundation/errors.ts'
import {
  askConfirmation,
  closeEmailChanges,
  countAskedSince,
  emailChangeAskedLetter,
  emailKeyOf,
  findPendingEmail,
  findUserByEmail,
  type StoredUser,
} from '../session/index.ts'
import { lockUser, updateUser } from './account-queries.ts'
import { announceAccount } from './announce-account.ts'
import { getUser, readAccount } from './load-account.ts'
import { requirePassword } from './require-password.ts'
import { withSecondFactor } from './two-factor.ts'

const HOUR_SECONDS = 60 * 60
/** More would be a nuisance to whoever owns the address. */
const LETTERS_AN_HOUR = 5

type Change = z.output<typeof AccountChange> & { userId: number; address: string }

export async function changeAccount(deps: Deps, input: Change): Promise<AccountAnswer> {
  const { db } = deps.database
  const user = await getUser(db, input.userId)
  const isOtherEmail = input.email !== undefined && emailKeyOf(input.email) !== user.emailKey
  if (isOtherEmail) {
    if (input.password === undefined) throw Invalid.field('password', 'Введите пароль')
    await requirePassword(deps, user, { field: 'password', password: input.password, address: input.address })
  }
  const now = deps.clock.now()
  const save = async (tx: Tx) => {
    await lockUser(tx, user.id)
    if (input.name !== undefined) await updateUser(tx, user.id, { name: input.name })
    if (input.email !== undefined) {
      // The address in force, given again, takes the change of mind back.
      if (isOtherEmail) await askForEmail(tx, deps, user, input.email)
      else await closeEmailChanges(tx, user, now)
    }
    await announceAccount(tx, user.id, now)
  }
  if (isOtherEmail) await withSecondFactor(deps, user, input.totp, save)
  else await transaction(deps.database, 'read write', [], save)
  return readAccount(db, user.id, now)
}

async function askForEmail(tx: Tx, deps: Deps, user: StoredUser, email: string): Promise<void> {
  if ((await findUserByEmail(tx, email)) !== null) {
    throw new Conflict('Пользователь с таким e-mail уже зарегистрирован')
  }
  await limitLetters(tx, user.id, deps.clock.now())
  await closeEmailChanges(tx, user, deps.clock.now())
  await askConfirmation(tx, deps, { userId: user.id, email, name: user.name, isNew: true })
  await deps.jobs.writeToUser(tx, emailChangeAskedLetter(user, email))
}

/** The letter once more: to the new address when one waits, else to the one that was never confirmed. */
export async function sendConfirmationAgain(deps: Deps, userId: number): Promise<{ email: string }> {
  const now = deps.clock.now()
  return transaction(deps.database, 'read write', [], async (tx) => {
    await lockUser(tx, userId)
    const user = await getUser(tx, userId)
    const pending = await findPendingEmail(tx, user, now)
    if (pending === null && user.emailConfirmedAt !== null) throw new Conflict('E-mail уже подтверждён')
    await limitLetters(tx, userId, now)
    const email = pending ?? user.email
    await askConfirmation(tx, deps, { userId, email, name: user.name, isNew: pending !== null })
    return { email }
  })
}

async function limitLetters(tx: Tx, userId: number, now: string): Promise<void> {
  if ((await countAskedSince(tx, userId, addSeconds(now, -HOUR_SECONDS))) < LETTERS_AN_HOUR) return
  throw new TooMany('Писем для подтверждения отправлено слишком много. Повторите через час.', HOUR_SECONDS)
}
