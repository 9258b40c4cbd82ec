import type { AccountAnswer, TotpSetup } from '@ot/contract'
import type { Deps } from '../../context/deps.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { Conflict, Invalid } from '../../foundation/errors.ts'
import { qrPicture } from '../../foundation/qr-picture.ts'
import { hashToken } from '../../foundation/secret-token.ts'
import {
  codesOf,
  countAttempt,
  forgetFailures,
  hasTwoFactor,
  newRecoveryCode,
  newTotpSecret,
  plainRecoveryCode,
  RECOVERY_CODES,
  recoveryCodesRenewedLetter,
  replaceRecoveryCodes,
  type StoredUser,
  saveTotp,
  sealSecret,
  takeSecondFactor,
  totpUri,
  twoFactorOffLetter,
  twoFactorOnLetter,
} from '../session/index.ts'
import { lockUser } from './account-queries.ts'
import { announceAccount } from './announce-account.ts'
import { getUser, readAccount } from './load-account.ts'
import { requirePassword } from './require-password.ts'

/** Twice as large as it is shown: a dense code stays sharp. */
const QR_PIXELS = 480

type Asker = { userId: number; address: string }

/** A new secret that does nothing until its first code comes back. */
export async function startTotp(deps: Deps, input: Asker & { password: string }): Promise<TotpSetup> {
  const user = await getUser(deps.database.db, input.userId)
  if (hasTwoFactor(user)) throw new Conflict('Двухфакторная защита уже включена')
  await requirePassword(deps, user, { ...input, field: 'password' })
  const secret = newTotpSecret()
  const totpSecret = sealSecret(deps.settings.jwtSecret, secret)
  await saveTotp(deps.database.db, user.id, { totpSecret, totpConfirmedAt: null, totpStep: null })
  const uri = totpUri(secret, user.email)
  const picture = await qrPicture(uri, QR_PIXELS)
  return { secret, uri, qrCode: `data:image/png;base64,${picture.toString('base64')}` }
}

export async function confirmTotp(
  deps: Deps,
  { userId, code }: { userId: number; code: string },
): Promise<{ recoveryCodes: string[] }> {
  const now = deps.clock.now()
  await countAttempt(deps, codesOf(userId))
  return transaction(deps.database, 'read write', [], async (tx) => {
    await lockUser(tx, userId)
    const user = await getUser(tx, userId)
    if (hasTwoFactor(user)) throw new Conflict('Двухфакторная защита уже включена')
    if (user.totpSecret === null) throw new Conflict('Сначала получите ключ для приложения')
    if ((await takeSecondFactor(tx, deps, user, code)) !== 'code') throw wrongCode('code')
    const { totpSecret, totpStep } = await getUser(tx, userId)
    await saveTotp(tx, userId, { totpSecret, totpStep, totpConfirmedAt: now })
    await forgetFailures(tx, codesOf(userId))
    await deps.jobs.writeToUser(tx, twoFactorOnLetter(user))
    await announceAccount(tx, userId, now)
    return { recoveryCodes: await giveRecoveryCodes(tx, userId) }
  })
}

export async function renewRecoveryCodes(
  deps: Deps,
  input: Asker & { password: string; totp: string },
): Promise<{ recoveryCodes: string[] }> {
  const user = await getUser(deps.database.db, input.userId)
  if (!hasTwoFactor(user)) throw new Conflict('Двухфакторная защита не включена')
  await requirePassword(deps, user, { ...input, field: 'password' })
  return withSecondFactor(deps, user, input.totp, async (tx) => {
    await deps.jobs.writeToUser(tx, recoveryCodesRenewedLetter(user))
    await announceAccount(tx, user.id, deps.clock.now())
    return { recoveryCodes: await giveRecoveryCodes(tx, user.id) }
  })
}

export async function turnTotpOff(
  deps: Deps,
  input: Asker & { password: string; totp: string },
): Promise<AccountAnswer> {
  const user = await getUser(deps.database.db, input.userId)
  if (!hasTwoFactor(user)) throw new Conflict('Двухфакторная защита не включена')
  await requirePassword(deps, user, { ...input, field: 'password' })
  await withSecondFactor(deps, user, input.totp, async (tx) => {
    await saveTotp(tx, user.id, { totpSecret: null, totpConfirmedAt: null, totpStep: null })
    await replaceRecoveryCodes(tx, user.id, [])
    await deps.jobs.writeToUser(tx, twoFactorOffLetter(user))
    await announceAccount(tx, user.id, deps.clock.now())
  })
  return readAccount(deps.database.db, user.id, deps.clock.now())
}

/** Where two-factor is on, the work is done in the transaction that takes the code: a refused work gives the code back. */
export async function withSecondFactor<T>(
  deps: Deps,
  user: StoredUser,
  typed: string | undefined,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!hasTwoFactor(user)) return transaction(deps.database, 'read write', [], work)
  if (typed === undefined) throw Invalid.field('totp', 'Введите код из приложения или запасной код')
  await countAttempt(deps, codesOf(user.id))
  return transaction(deps.database, 'read write', [], async (tx) => {
    if ((await takeSecondFactor(tx, deps, user, typed)) === null) throw wrongCode('totp')
    await forgetFailures(tx, codesOf(user.id))
    return work(tx)
  })
}

function wrongCode(field: string): Invalid {
  return Invalid.field(field, 'Неверный или уже использованный код')
}

async function giveRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashToken(plainRecoveryCode(code))),
  )
  return codes
}
