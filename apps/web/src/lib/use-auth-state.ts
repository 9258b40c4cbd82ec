import { useSyncExternalStore } from 'react'
import { session } from './api.ts'
import type { AuthState } from './session/auth-state.ts'

// A prerendered page is a visitor's: hydration begins from it.
function visitor(): AuthState {
  return false
}

export function useAuthState(): AuthState {
  return useSyncExternalStore(session.subscribe, session.state, visitor)
}

/** The user's name, or e-mail, as the token of now has it. */
export function useUsername(): string | null {
  return useSyncExternalStore(session.subscribe, session.username)
}

/** The day of the account's deletion, when it was asked for. */
export function useDeletionDay(): string | null {
  return useSyncExternalStore(session.subscribe, session.deletionDay)
}
