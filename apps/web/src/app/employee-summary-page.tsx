import { SummaryTab } from '../features/employee/summary/summary-tab.tsx'
import { EmployeePersonCard } from '../features/sections/employee/person-card.tsx'

/** «Сводка» and the card that is printed of it. */
export function EmployeeSummaryPage() {
  return <SummaryTab actions={<EmployeePersonCard />} />
}
