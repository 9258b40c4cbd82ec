import { EmployeeCard } from '../card/employee-card.tsx'
import { EmploymentActions } from '../dismissal/employment-actions.tsx'
import { CONTACTS, PERSONAL } from '../employee-fields.ts'

const SECTIONS = [PERSONAL, CONTACTS]

/** «ФИО»: who he is and how to reach him. */
export function MainTab() {
  return <EmployeeCard sections={SECTIONS} aside={<EmploymentActions />} />
}
