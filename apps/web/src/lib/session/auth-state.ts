/** The state of authentication; an error carries the HTTP status, 0 when the server did not answer. */
export type AuthState = 'pending' | true | false | `Err_${number}`

export function authError(status: number): AuthState {
  return `Err_${status}`
}

/** The code to show of an error state, null of any other. */
export function authErrorCode(state: AuthState): string | null {
  return typeof state === 'string' && state.startsWith('Err_') ? state.slice('Err_'.length) : null
}
