import { createContext, use } from 'react'
import type { Companies } from '../../lib/session/session.ts'

export interface DispatchesScope {
  company: Companies[number]
  today: string
  /** Whether the user's role may send and record. */
  maySend: boolean
}

export const DispatchesScopeContext = createContext<DispatchesScope | null>(null)

export function useDispatchesScope(): DispatchesScope {
  const scope = use(DispatchesScopeContext)
  if (scope === null) throw new Error('The registry of dispatches is outside its scope')
  return scope
}
