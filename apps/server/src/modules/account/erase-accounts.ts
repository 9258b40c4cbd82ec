import { dayIn } from '@ot/domain'
import type { Deps } from '../../context/deps.ts'
import { transaction } from '../../db/transaction.ts'
import { newSecretToken } from '../../foundation/secret-token.ts'
import { erasedLetter, hashPassword } from '../session/index.ts'
import { listDueForErasure, listSolelyOwned, lockUser } from './account-queries.ts'
import { DELETION_TIME_ZONE } from './deletion.ts'
import { eraseUser, listCompanyIds } from './erasure-queries.ts'
import { getUser } from './load-account.ts'

/** The daily job: accounts whose thirty days are over. */
export async function eraseAccounts(deps: Deps): Promise<void> {
  const today = dayIn(deps.clock.now(), DELETION_TIME_ZONE)
  for (const id of await listDueForErasure(deps.database.db, today)) await eraseAccount(deps, id, today)
}

async function eraseAccount(deps: Deps, id: number, today: string): Promise<void> {
  const { database, clock, jobs } = deps
  const passwordHash = await hashPassword(newSecretToken())
  await transaction(database, 'read write', await listCompanyIds(database), async (tx) => {
    await lockUser(tx, id)
    const user = await getUser(tx, id)
    if (user.deletionOn === null || user.deletionOn > today) return
    // Somebody has joined his company meanwhile: it waits until he hands it over, the page tells him so.
    if ((await listSolelyOwned(tx, id)).length > 0) return
    await jobs.writeToUser(tx, erasedLetter(user))
    await eraseUser(tx, { id, emailKey: user.emailKey, passwordHash, at: clock.now() })
  })
}
