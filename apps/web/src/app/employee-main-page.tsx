import { EmployeeAbsences } from '../features/collections/absences/employee-absences.tsx'
import { MainTab } from '../features/employee/tabs/main-tab.tsx'
import { TransferButton } from '../features/sections/transfer/transfer-button.tsx'

/** «ФИО» and when the employee is away. */
export function EmployeeMainPage() {
  return (
    <MainTab actions={<TransferButton />}>
      <EmployeeAbsences />
    </MainTab>
  )
}
