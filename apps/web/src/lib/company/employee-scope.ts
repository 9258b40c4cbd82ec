import type { Department, EmployeeAnswer } from '@ot/contract'
import { createContext, useContext } from 'react'
import type { Companies } from '../session/session.ts'

export type Departments = readonly Department[]

/** Whose page is open, and what every tab of it needs to know. */
export interface EmployeeScope {
  company: Companies[number]
  departments: Departments
  /** Everybody who works here now. */
  employees: readonly EmployeeAnswer[]
  employee: EmployeeAnswer
  /** The role allows it, and he has not been dismissed. */
  mayChange: boolean
  /** The day it is in the company. */
  today: string
}

export const EmployeeScopeContext = createContext<EmployeeScope | null>(null)

export function useEmployeeScope(): EmployeeScope {
  const scope = useContext(EmployeeScopeContext)
  if (scope === null) throw new Error('Only inside the page of an employee')
  return scope
}
