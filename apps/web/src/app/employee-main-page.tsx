import { EmployeeAbsences } from '../features/collections/absences/employee-absences.tsx'
import { MainTab } from '../features/employee/tabs/main-tab.tsx'

/** «ФИО» and when the employee is away. */
export function EmployeeMainPage() {
  return (
    <MainTab>
      <EmployeeAbsences />
    </MainTab>
  )
}
