import { expect, test } from 'vitest'
import { printedWords } from '../../../ui/chosen-words.ts'
import { filterWords, switchWords } from './print-text.ts'
import { type SectionView, WHOLE_VIEW } from './section-view.ts'
import { SAMPLE_DEPARTMENTS, sampleEmployee } from './testing/sample-staff.ts'

const STAFF = { departments: SAMPLE_DEPARTMENTS, employees: [sampleEmployee(12, 'Ёлкина Анна Юрьевна')] }

test.each<[Partial<SectionView>, string]>([
  [{}, 'Без отбора.'],
  [{ text: 'сварщ' }, 'Отбор: поиск «сварщ».'],
  [{ departmentId: SAMPLE_DEPARTMENTS[0]?.id ?? 0 }, `Отбор: отдел «${SAMPLE_DEPARTMENTS[0]?.name}».`],
  [
    { employeeId: 12, states: ['overdue', 'soon'], until: '2026-12-01' },
    'Отбор: работник Ёлкина Анна Юрьевна; состояние — просрочено, скоро срок; срок по 01.12.2026.',
  ],
])('на печати: %j → «%s»', (changes, expected) => {
  const view = { ...WHOLE_VIEW, ...changes }
  expect(printedWords([...filterWords(view, STAFF), ...switchWords(view, 'briefing')])).toBe(expected)
})

test('СИЗ на печати не выданы, а не «не проведены»', () => {
  expect(switchWords({ ...WHOLE_VIEW, states: ['missing'] }, 'ppe')).toContain('состояние — не выдано')
})
