import { createContext, useContext } from 'react'
import type { Companies } from '../../lib/session/session.ts'

/** Whose records a page of sections shows: what every table and dialog on it needs to know. */
export interface RecordsScope {
  company: Companies[number]
  /** The day it is in the company. */
  today: string
  /** The role allows changes, and nothing else forbids them. */
  mayChange: boolean
}

export const RecordsScopeContext = createContext<RecordsScope | null>(null)

export function useRecordsScope(): RecordsScope {
  const scope = useContext(RecordsScopeContext)
  if (scope === null) throw new Error('Only where records of sections are shown')
  return scope
}
