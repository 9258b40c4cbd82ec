const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'
const INSUFFICIENT_PRIVILEGE = '42501'

/** SQLSTATE of a failure, through the wrapping that Drizzle puts around it. Only `code` survives a distributed database. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.cause === undefined ? null : sqlState(error.cause)
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === UNIQUE_VIOLATION
}

export function isForeignKeyViolation(error: unknown): boolean {
  return sqlState(error) === FOREIGN_KEY_VIOLATION
}

export function isRefusedByPolicy(error: unknown): boolean {
  return sqlState(error) === INSUFFICIENT_PRIVILEGE
}

/** Codes of a server that is stopping, starting or not there, and of a socket that broke. */
const AWAY = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
])
/** The driver's own words for the same; it gives these failures no code. */
const AWAY_TEXT = /Connection terminated|timeout exceeded when trying to connect|is not queryable/

/** Nothing is wrong with the request: the database is not there for the moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = sqlState(error)
  if (code !== null) return AWAY.has(code)
  return AWAY_TEXT.test(error.message) || isDatabaseAway(error.cause)
}
