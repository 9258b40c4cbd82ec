import { createContext, use } from 'react'
import type { Companies } from '../../lib/session/session.ts'

export interface IncidentsScope {
  company: Companies[number]
  today: string
  /** Whether the user's role may record and change. */
  mayChange: boolean
}

export const IncidentsScopeContext = createContext<IncidentsScope | null>(null)

export function useIncidentsScope(): IncidentsScope {
  const scope = use(IncidentsScopeContext)
  if (scope === null) throw new Error('Incidents are outside their scope')
  return scope
}
