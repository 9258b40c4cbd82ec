import { eventStateLabel, type Section } from '@ot/domain'
import { lowerFirst } from '@ot/text'
import { fullName } from '../../../lib/company/employee-name.ts'
import { type ChosenWords, pickedWords, soughtWords } from '../../../ui/chosen-words.ts'
import type { LoadedSection } from './api/use-section-rows.ts'
import type { SectionView } from './section-view.ts'
import { periodText } from './texts.ts'

type Staff = Pick<LoadedSection, 'departments' | 'employees'>

/** What the fields above the rows choose. */
export function filterWords(view: SectionView, { departments, employees }: Staff): ChosenWords {
  const employee = employees.find(({ id }) => id === view.employeeId)
  return [
    soughtWords(view.text),
    pickedWords('отдел', departments.find(({ id }) => id === view.departmentId)?.name),
    employee === undefined ? null : `работник ${fullName(employee)}`,
  ]
}

/** What the switches beside them choose. */
export function switchWords({ states, from, until }: SectionView, section: Section): ChosenWords {
  const words = states.map((state) => eventStateLabel(state, section))
  return [
    words.length === 0 ? null : `состояние — ${words.join(', ')}`,
    from === null && until === null ? null : lowerFirst(periodText(from, until)),
  ]
}
