import type { FactAnswer } from '@ot/contract'
import { isCalendarDate, shortDate } from '@ot/text'
import type { EmployeeOption } from '../../ui/company/employee-choices.ts'
import { type CommissionAnswer, type FactFormValue, isCommission } from './fact-values.ts'

type People = readonly EmployeeOption[]

/** What stands under a fact, in words; empty when nothing does. */
export function factText(
  { type, options }: Pick<FactAnswer, 'type' | 'options'>,
  value: FactFormValue,
  people: People,
): string {
  if (value === null) return ''
  if (isCommission(value)) return commissionText(value, people)
  if (Array.isArray(value)) return value.map((id) => nameOf(id, people)).join(', ')
  if (typeof value === 'number') return nameOf(value, people)
  if (type === 'choice') return options?.find((option) => option.value === value)?.label ?? value
  if (type === 'yesNo' && value !== '') return value === 'yes' ? 'да' : 'нет'
  return isCalendarDate(value) ? shortDate(value) : value
}

/** Who has been dismissed since is no choice any more. */
function nameOf(id: number, people: People): string {
  return people.find(({ value }) => value === id)?.label ?? 'работник уволен'
}

function commissionText({ chairId, deputyId, secretaryId, memberIds }: CommissionAnswer, people: People) {
  const named = (role: string, ids: readonly number[]) =>
    ids.length === 0 ? [] : [`${role}: ${ids.map((id) => nameOf(id, people)).join(', ')}`]
  return [
    ...named('Председатель', chairId === null ? [] : [chairId]),
    ...named('Заместитель председателя', deputyId === null ? [] : [deputyId]),
    ...named('Секретарь', secretaryId === null ? [] : [secretaryId]),
    ...named('Члены комиссии', memberIds),
  ].join('\n')
}
