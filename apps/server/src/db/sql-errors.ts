import { errorCode } from '../foundation/error-code.ts'

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'
const INSUFFICIENT_PRIVILEGE = '42501'

export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === UNIQUE_VIOLATION
}

export function isForeignKeyViolation(error: unknown): boolean {
  return errorCode(error) === FOREIGN_KEY_VIOLATION
}

/** The coordinator of a Citus cluster passes on the words of a machine only, where a reference bears the number of its shard. */
const OF_SHARD = /constraint "([^"]+)_\d{6,}"/

/** The name of the reference that was broken; null: something else happened. */
export function brokenReference(error: unknown): string | null {
  if (!isForeignKeyViolation(error) || !(error instanceof Error)) return null
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  return OF_SHARD.exec(error.message)?.[1] ?? null
}

export function isRefusedByPolicy(error: unknown): boolean {
  return errorCode(error) === INSUFFICIENT_PRIVILEGE
}

/** Codes of a server that is stopping, starting, not there, full, read-only or too busy, and of a socket that broke. */
const AWAY = new Set([
  '25006',
  '25P03',
  '53000',
  '53100',
  '53200',
  '53300',
  '55P03',
  '57014',
  '58030',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNRESET',
  'ENOENT',
  'ENOSPC',
  'EPIPE',
  'EROFS',
  'ENOTFOUND',
  'ETIMEDOUT',
])
/** The driver's own words for the same; it gives these failures no code. */
const AWAY_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|read timeout|is not queryable/

/** Nothing is wrong with the request: the database is not there for the moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = errorCode(error)
  if (code !== null) return AWAY.has(code)
  return AWAY_TEXT.test(error.message) || isDatabaseAway(error.cause)
}
