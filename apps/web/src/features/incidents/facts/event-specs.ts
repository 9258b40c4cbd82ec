import type { FactSpec } from '../fields/fact-spec.ts'

const PLACE_MAX = 500
const CIRCUMSTANCES_MAX = 10_000

type EventFact = 'occurredAt' | 'toldAt' | 'applicationOn' | 'place' | 'departmentId' | 'circumstances'

export function eventSpecs(
  departments: readonly { id: number; name: string }[],
): readonly FactSpec<EventFact>[] {
  return [
    { name: 'occurredAt', label: 'Когда произошло', kind: 'moment', isRequired: true },
    {
      name: 'toldAt',
      label: 'Когда узнал работодатель',
      kind: 'moment',
      isRequired: true,
      hint: 'С этого часа считаются 24 часа на извещения',
    },
    {
      name: 'applicationOn',
      label: 'Заявление пострадавшего',
      kind: 'day',
      hint: 'Если о случае не сообщили вовремя или нетрудоспособность наступила не сразу: месяц на расследование',
    },
    { name: 'place', label: 'Место', kind: 'line', max: PLACE_MAX, isRequired: true },
    {
      name: 'departmentId',
      label: 'Отдел',
      kind: 'choice',
      isNumber: true,
      choices: departments.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      name: 'circumstances',
      label: 'Что случилось',
      kind: 'long',
      max: CIRCUMSTANCES_MAX,
      isRequired: true,
      hint: 'По ходу расследования уточняйте: этот текст печатается в акте',
    },
  ]
}
