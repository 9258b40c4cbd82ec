import type { RecordField } from '../collection/record-field.ts'
import { byField, fieldNames } from '../field/field-table.ts'

/** Why somebody does not work for long. */
export const ABSENCE_KINDS = ['childcare', 'maternity', 'military', 'illness', 'otherAbsence'] as const
export type AbsenceKind = (typeof ABSENCE_KINDS)[number]

export const ABSENCE_KIND_LABELS = {
  childcare: 'Отпуск по уходу за ребёнком',
  maternity: 'Отпуск по беременности и родам',
  military: 'Военная служба',
  illness: 'Длительная болезнь',
  otherAbsence: 'Иное отсутствие',
} satisfies Record<AbsenceKind, string>

/** Everything that is known of an absence, in the order of its form. */
export const ABSENCE_FIELDS = {
  employeeId: { label: 'Работник', kind: 'employee', isRequired: true },
  kind: {
    label: 'Причина',
    kind: 'choice',
    isRequired: true,
    options: ABSENCE_KINDS.map((value) => ({ value, label: ABSENCE_KIND_LABELS[value] })),
  },
  startsOn: { label: 'Первый день', kind: 'day', isRequired: true, isAhead: true },
  endsOn: {
    label: 'Последний день',
    kind: 'day',
    isAhead: true,
    hint: 'Оставьте пустым, если день выхода ещё не известен',
  },
  note: { label: 'Примечание', kind: 'line', max: 300, hint: 'Например: приказ и его дата. Без диагноза' },
} as const satisfies Record<string, RecordField>

export type AbsenceField = keyof typeof ABSENCE_FIELDS
export const ABSENCE_FIELD_NAMES = fieldNames(ABSENCE_FIELDS)
export const ABSENCE_FIELD_LABELS = byField(ABSENCE_FIELD_NAMES, (field) => ABSENCE_FIELDS[field].label)
