/** The field `username` of an access token's payload; null when the token has none or is not readable. */
export function tokenUsername(token: string): string | null {
  const payload = token.split('.')[1]
  if (payload === undefined) return null
  const claims = parseClaims(payload)
  return typeof claims === 'object' &&
    claims !== null &&
    'username' in claims &&
    typeof claims.username === 'string'
    ? claims.username
    : null
}

/** atob gives bytes, one a character; names in Cyrillic need them read as UTF-8. */
function parseClaims(payload: string): unknown {
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (error) {
    // The token comes from storage, which a user may have edited: an unreadable one has no name.
    if (error instanceof SyntaxError || error instanceof DOMException) return null
    throw error
  }
}
