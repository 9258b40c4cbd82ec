import type { ResponsibilityRole } from '@ot/contract'
import { createContext, useContext } from 'react'
import type { Companies } from '../../lib/session/session.ts'
import type { OrderValues } from './order-values.ts'

/** What every part of the page needs to know. */
export interface ResponsibleScope {
  company: Companies[number]
  /** The day it is in the company. */
  today: string
  mayChange: boolean
  /** By which somebody has been named on this visit: the next one is usually named by the same. */
  lastOrder: OrderValues
  rememberOrder: (order: OrderValues) => void
  /** Opens the form of a role: to name somebody, or another one. */
  open: (role: ResponsibilityRole) => void
}

export const ResponsibleScopeContext = createContext<ResponsibleScope | null>(null)

export function useResponsibleScope(): ResponsibleScope {
  const scope = useContext(ResponsibleScopeContext)
  if (scope === null) throw new Error('Only inside the page of responsible persons')
  return scope
}
