import { type EmployeeTab, employeeAddress } from '@ot/domain'
import type { Tab } from '../../ui/tab-bar.tsx'

const TABS: readonly (readonly [tab: EmployeeTab, label: string])[] = [
  ['main', 'ФИО'],
  ['position', 'Должность'],
  ['briefings', 'Инструктажи'],
  ['instructions', 'Инструкции'],
  ['training', 'Обучение'],
  ['medical-examinations', 'Медосмотры'],
  ['ppe', 'СИЗ'],
  ['sout', 'СОУТ'],
  ['risk', 'Риски'],
]

export function employeeTabs(id: number): readonly Tab[] {
  return TABS.map(([tab, label]) => ({ address: employeeAddress(id, tab), label }))
}

/** The tab that an address is of, so that a neighbour opens on the same one. */
export function openTab(pathname: string): EmployeeTab {
  const last = pathname.toLowerCase().split('/').at(-1)
  return TABS.find(([tab]) => tab === last)?.[0] ?? 'main'
}
