import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { PrintButton } from '../print/print-button.tsx'
import { EmployeeRecords } from './employee-records.tsx'

/** «Личная карточка по охране труда» of the employee whose page is open. */
export function EmployeePersonCard() {
  const { employee } = useEmployeeScope()
  return (
    <EmployeeRecords>
      <PrintButton section="person" employeeId={employee.id} label="Личная карточка" />
    </EmployeeRecords>
  )
}
