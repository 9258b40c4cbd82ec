import { useSyncExternalStore } from 'react'
import { session } from '../api.ts'
import type { AuthState } from './auth-state.ts'

// A prerendered page is a visitor's: hydration begins from it.
function visitor(): AuthState {
  return false
}

export function useAuthState(): AuthState {
  return useSyncExternalStore(session.subscribe, session.state, visitor)
}
