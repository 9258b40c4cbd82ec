import { EmployeeLayout } from '../features/employee/layout/employee-layout.tsx'
import { NormsNotice } from '../features/sections/norms/norms-notice.tsx'

/** The employee's page and, above its tabs, what the norms still ask of him. */
export function EmployeePage() {
  return <EmployeeLayout notice={<NormsNotice />} />
}
