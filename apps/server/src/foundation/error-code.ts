/** The code of a failure, SQLSTATE or that of the system, through the wrapping that others put around it. Only `code`
 * survives a distributed database. */
export function errorCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.cause === undefined ? null : errorCode(error.cause)
}
