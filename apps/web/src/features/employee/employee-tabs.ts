import { EMPLOYEE_TABS, employeeAddress, PAGES } from '@ot/domain'
import type { Tab } from '../../ui/tab-bar.tsx'

export function employeeTabs(id: number): readonly Tab[] {
  return EMPLOYEE_TABS.map((tab) => ({ address: employeeAddress(id, tab), label: PAGES[tab].title }))
}
