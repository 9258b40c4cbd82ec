import type { Deps } from '../../context/deps.ts'
import { Invalid } from '../../foundation/errors.ts'
import { countAttempt, forgetFailures, isPasswordOf, type StoredUser } from '../session/index.ts'

type Given = { field: string; password: string; address: string }

/** Whoever sits at an open window must still know the password; guessing is limited as at the sign-in. */
export async function requirePassword(deps: Deps, user: StoredUser, given: Given): Promise<void> {
  const pair = { emailKey: user.emailKey, address: given.address }
  await countAttempt(deps, pair)
  if (!(await isPasswordOf(user, given.password))) throw Invalid.field(given.field, 'Неверный пароль')
  await forgetFailures(deps.database.db, pair)
}
