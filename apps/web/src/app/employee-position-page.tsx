import { PositionTab } from '../features/employee/tabs/position-tab.tsx'
import { EmployeeTransfers } from '../features/sections/transfer/employee-transfers.tsx'

/** «Должность» and how the employee came to it. */
export function EmployeePositionPage() {
  return (
    <PositionTab>
      <EmployeeTransfers />
    </PositionTab>
  )
}
