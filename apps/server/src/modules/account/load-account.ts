import type { AccountAnswer } from '@ot/contract'
import type { Db } from '../../db/client.ts'
import { NotFound } from '../../foundation/errors.ts'
import {
  countRecoveryCodes,
  findPendingEmail,
  findUser,
  hasTwoFactor,
  type StoredUser,
} from '../session/index.ts'
import { listSolelyOwned } from './account-queries.ts'

export async function getUser(db: Db, userId: number): Promise<StoredUser> {
  const user = await findUser(db, userId)
  if (user === null || user.erasedAt !== null) throw new NotFound()
  return user
}

/** What a user sees of his account; every field that leaves the server is listed here. */
export async function readAccount(db: Db, userId: number, now: string): Promise<AccountAnswer> {
  const user = await getUser(db, userId)
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    isEmailConfirmed: user.emailConfirmedAt !== null,
    pendingEmail: await findPendingEmail(db, user, now),
    isTwoFactor: hasTwoFactor(user),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    deletionOn: user.deletionOn,
    soleOwnerOf: await listSolelyOwned(db, userId),
    createdAt: user.createdAt,
  }
}
