import type { AccountAnswer } from '@ot/contract'
import { dayIn, deletionDay } from '@ot/domain'
import type { Deps } from '../../context/deps.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { Conflict } from '../../foundation/errors.ts'
import { deletionAskedLetter, deletionUndoneLetter, type StoredUser } from '../session/index.ts'
import { listSolelyOwned, lockUser, updateUser } from './account-queries.ts'
import { announceAccount } from './announce-account.ts'
import { getUser, readAccount } from './load-account.ts'
import { requirePassword } from './require-password.ts'
import { withSecondFactor } from './two-factor.ts'

/** An account belongs to no company, so its days are those of the capital. */
export const DELETION_TIME_ZONE = 'Europe/Moscow'

type Request = { userId: number; password: string; totp?: string | undefined; address: string }

export async function askDeletion(deps: Deps, input: Request): Promise<AccountAnswer> {
  const { db } = deps.database
  const user = await getUser(db, input.userId)
  if (user.deletionOn !== null) throw new Conflict('Аккаунт уже ожидает удаления')
  await requireHandedOver(db, user.id)
  await requirePassword(deps, user, { ...input, field: 'password' })
  await withSecondFactor(deps, user, input.totp, (tx) => planDeletion(tx, deps, user))
  return readAccount(db, user.id, deps.clock.now())
}

async function planDeletion(tx: Tx, { clock, jobs, settings }: Deps, user: StoredUser): Promise<void> {
  const now = clock.now()
  await lockUser(tx, user.id)
  const deletionOn = deletionDay(dayIn(now, DELETION_TIME_ZONE))
  await updateUser(tx, user.id, { deletionOn })
  await jobs.writeToUser(tx, deletionAskedLetter(user, deletionOn, settings.publicUrl))
  await announceAccount(tx, user.id, now)
}

/** Those who stay must not be left without anybody who may change anything. */
async function requireHandedOver(db: Parameters<typeof listSolelyOwned>[0], userId: number): Promise<void> {
  const names = await listSolelyOwned(db, userId)
  if (names.length === 0) return
  throw new Conflict(
    `Сначала назначьте другого владельца (${names.join(', ')}): кроме вас там работают другие люди, а владелец только вы.`,
  )
}

export async function undoDeletion(deps: Deps, userId: number): Promise<AccountAnswer> {
  const now = deps.clock.now()
  await transaction(deps.database, 'read write', [], async (tx) => {
    await lockUser(tx, userId)
    const user = await getUser(tx, userId)
    if (user.deletionOn === null) return
    await updateUser(tx, userId, { deletionOn: null })
    await deps.jobs.writeToUser(tx, deletionUndoneLetter(user))
    await announceAccount(tx, userId, now)
  })
  return readAccount(deps.database.db, userId, now)
}
