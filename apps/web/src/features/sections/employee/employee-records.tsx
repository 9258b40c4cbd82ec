import { isAllowed } from '@ot/domain'
import type { ReactNode } from 'react'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { RecordsScopeContext } from '../records-scope.ts'

/** The employee's page as the dialogs of the sections know it. */
export function EmployeeRecords({ children }: { children: ReactNode }) {
  const { company, employee, today } = useEmployeeScope()
  // Who has been dismissed keeps his records as they were.
  const mayChange = isAllowed(company.role, 'event.change') && employee.dismissedOn === null
  return <RecordsScopeContext value={{ company, today, mayChange }}>{children}</RecordsScopeContext>
}
