import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { saveTransferOrder } from './api/transfer-order.ts'

/** What the transfer asks of labour protection, as an order ready to be signed. */
export function TransferOrder() {
  const { company, employee, today } = useEmployeeScope()
  const work = useWork()
  const paper = { companyId: company.id, employeeId: employee.id, date: today }
  return (
    <>
      <Button
        kind="quiet"
        isBusy={work.isRunning}
        onClick={() => void work.run(() => saveTransferOrder(paper))}
      >
        Скачать приказ об охране труда
      </Button>
      {work.failure !== null && <FormError text={work.failure} />}
    </>
  )
}
