import { EmployeeAbsences } from '../features/collections/absences/employee-absences.tsx'
import { OtherJobs } from '../features/employee/jobs/other-jobs.tsx'
import { MainTab } from '../features/employee/tabs/main-tab.tsx'
import { PositionTab } from '../features/employee/tabs/position-tab.tsx'
import { ReturnActions } from '../features/sections/return/return-actions.tsx'
import { EmployeeTransfers } from '../features/sections/transfer/employee-transfers.tsx'
import { TransferButton } from '../features/sections/transfer/transfer-button.tsx'

// Both in one file: the entry names every file that a page may load, and these two would share the most of theirs.

/** «ФИО», what moves the employee, and when he is away. */
export function EmployeeMainPage() {
  return (
    <MainTab actions={<TransferButton />}>
      <OtherJobs />
      <EmployeeAbsences rowActions={(absence) => <ReturnActions absence={absence} />} />
    </MainTab>
  )
}

/** «Должность» and how the employee came to it. */
export function EmployeePositionPage() {
  return (
    <PositionTab>
      <EmployeeTransfers />
    </PositionTab>
  )
}
