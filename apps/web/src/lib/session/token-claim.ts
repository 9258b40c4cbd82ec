/** A text of an access token's payload; null when the token has none or is not readable. */
export function tokenClaim(token: string, name: 'username' | 'deletionOn'): string | null {
  const value = claimsOf(token).get(name)
  return typeof value === 'string' ? value : null
}

const MS_IN_SECOND = 1_000

/** How long an access token lives from its issue, in milliseconds; null when it does not say. */
export function tokenLifetime(token: string): number | null {
  const claims = claimsOf(token)
  const [issued, expires] = [claims.get('iat'), claims.get('exp')]
  return typeof issued === 'number' && typeof expires === 'number' ? (expires - issued) * MS_IN_SECOND : null
}

function claimsOf(token: string): Map<string, unknown> {
  const payload = token.split('.')[1]
  return new Map(payload === undefined ? [] : entriesOf(parseClaims(payload)))
}

function entriesOf(claims: unknown): [string, unknown][] {
  return typeof claims === 'object' && claims !== null ? Object.entries(claims) : []
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
