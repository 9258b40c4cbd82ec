import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every authenticator understands it; a clock may be half a minute off to either side. */
const PERIOD_SECONDS = 30
const DIGITS = 6
const WINDOW = 1
const SECRET_BYTES = 20
const ISSUER = 'ОТдел'

function generator(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_SECONDS,
  })
}

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** What the QR code says to an authenticator. */
export function totpUri(secret: string, email: string): string {
  return generator(secret, email).toString()
}

/** The half-minute whose code it is, null when it is none of the last, this and the next one. */
export function stepOfCode(secret: string, code: string, now: string): number | null {
  const timestamp = Date.parse(now)
  const delta = generator(secret).validate({ token: code.replace(/\s/g, ''), timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

export const RECOVERY_CODES = 10

/** Without letters and digits that look alike on paper. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const GROUPS = 4
const GROUP_LENGTH = 4

/** «K7QM-2XWD-9HFA-T4RB»: 80 bits, so that its plain hash may be stored. */
export function newRecoveryCode(): string {
  const letters = [...randomBytes(GROUPS * GROUP_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length])
  const groups = Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  )
  return groups.join('-')
}

/** As typed: small letters, spaces and missing dashes do no harm. */
export function plainRecoveryCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
}
