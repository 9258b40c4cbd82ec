import { createContext, use } from 'react'
import type { Companies } from '../../lib/session/session.ts'
import type { EmployeeOption } from '../../ui/company/employee-choices.ts'

/** What every question needs to know. */
export interface InterviewScope {
  company: Companies[number]
  employees: readonly EmployeeOption[]
  /** The day it is in the company. */
  today: string
}

export const InterviewScopeContext = createContext<InterviewScope | null>(null)

export function useInterviewScope(): InterviewScope {
  const scope = use(InterviewScopeContext)
  if (scope === null) throw new Error('Only inside the interview')
  return scope
}
