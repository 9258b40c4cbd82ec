import { deviceName } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import { newDeviceLetter } from './account-letters.ts'
import type { StoredUser } from './queries.ts'
import type { SessionDeps } from './session-deps.ts'
import { listDevices } from './session-queries.ts'
import type { Origin } from './token-pair.ts'

/** A letter about a sign-in from where he has not signed in before. Of the first one of all he knows himself. */
export async function tellNewDevice(
  tx: Tx,
  { clock, jobs, settings }: SessionDeps,
  user: StoredUser,
  { address, userAgent }: Origin,
): Promise<void> {
  const device = deviceName(userAgent)
  const known = await listDevices(tx, user.id)
  if (known.length === 0 || known.includes(device)) return
  const signIn = { device, address, at: clock.now() }
  await jobs.writeToUser(tx, newDeviceLetter(user, signIn, settings.publicUrl))
}
