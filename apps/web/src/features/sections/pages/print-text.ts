import { EVENT_STATE_LABELS } from '@ot/domain'
import { lowerFirst } from '@ot/text'
import { fullName } from '../../../lib/company/employee-name.ts'
import type { LoadedSection } from './api/use-section-rows.ts'
import { isSectionFiltered, type SectionView } from './section-view.ts'
import { periodText } from './texts.ts'

type Staff = Pick<LoadedSection, 'departments' | 'employees'>

/** What of the list is printed: every filter in words, «Без отбора.» where there is none. */
export function printedFilterText(view: SectionView, { departments, employees }: Staff): string {
  if (!isSectionFiltered(view)) return 'Без отбора.'
  const department = departments.find(({ id }) => id === view.departmentId)
  const employee = employees.find(({ id }) => id === view.employeeId)
  const parts = [
    view.text === '' ? null : `поиск «${view.text}»`,
    department === undefined ? null : `отдел «${department.name}»`,
    employee === undefined ? null : `работник ${fullName(employee)}`,
    view.states.length === 0
      ? null
      : `состояние — ${view.states.map((state) => EVENT_STATE_LABELS[state]).join(', ')}`,
    view.from === null && view.until === null ? null : lowerFirst(periodText(view.from, view.until)),
  ]
  return `Отбор: ${parts.filter((part) => part !== null).join('; ')}.`
}
