import type { Particulars } from '@ot/contract'
import { ACCIDENT_CAUSES, accidentCauseName, INCIDENT_PERSON_LABELS } from '@ot/domain'
import type { NamedSpec } from '../../../ui/form/text-spec.ts'

/** Those of the particulars that are lists of people or of causes. */
export type ListName = 'causes' | 'witnesses' | 'officials' | 'offenders'

export interface ListOf {
  title: string
  /** What one row is called on the button that adds it. */
  addLabel: string
  empty: string
  specs: readonly NamedSpec[]
}

const NAME = 300
const LINE = 500
const LONG = 5000

const CAUSES = ACCIDENT_CAUSES.map(({ code }) => ({
  value: code,
  label: `${code} — ${accidentCauseName(code) ?? code}`,
}))

const PERSON: readonly NamedSpec[] = [
  { name: 'employeeId', label: 'Работник', kind: 'record' },
  { name: 'fullname', label: INCIDENT_PERSON_LABELS.fullname, kind: 'line', max: NAME, isRequired: true },
  { name: 'position', label: INCIDENT_PERSON_LABELS.position, kind: 'line', max: NAME },
]

export const LIST_SPECS = {
  witnesses: {
    title: 'Очевидцы',
    addLabel: 'Добавить очевидца',
    empty: 'не указаны',
    specs: [
      ...PERSON,
      { name: 'address', label: 'Место жительства', kind: 'line', max: LINE },
      { name: 'phone', label: 'Телефон', kind: 'line', max: 100 },
      { name: 'email', label: 'Электронная почта', kind: 'line', max: 254 },
    ],
  },
  officials: {
    title: 'Должностные лица для опроса',
    addLabel: 'Добавить должностное лицо',
    empty: 'не указаны',
    specs: PERSON,
  },
  causes: {
    title: 'Причины',
    addLabel: 'Добавить причину',
    empty: 'не установлены',
    specs: [
      { name: 'code', label: 'Причина', kind: 'choice', choices: CAUSES, isRequired: true },
      {
        name: 'text',
        label: 'В чём состоит',
        kind: 'long',
        max: LONG,
        hint: 'Со ссылкой на нарушенные требования',
      },
      { name: 'main', label: 'Основная', kind: 'yesNo', isRequired: true },
    ],
  },
  offenders: {
    title: 'Лица, допустившие нарушения',
    addLabel: 'Добавить лицо',
    empty: 'не установлены',
    specs: [
      ...PERSON,
      {
        name: 'breach',
        label: 'Что нарушено',
        kind: 'long',
        max: LONG,
        isRequired: true,
        hint: 'Требования законов, правил, локальных актов',
      },
      {
        name: 'organisation',
        label: INCIDENT_PERSON_LABELS.organisation,
        kind: 'line',
        max: NAME,
        hint: 'Если это работник другой организации',
      },
    ],
  },
} satisfies Record<ListName, ListOf>

type Row = Particulars[ListName][number]

/** One row as it is read: who or what, and the rest under it. */
export function rowText(row: Row): { head: string; rest: string } {
  if ('code' in row) {
    const head = `${row.main ? 'Основная: ' : ''}${row.code} — ${accidentCauseName(row.code) ?? ''}`
    return { head, rest: row.text ?? '' }
  }
  const rest = [
    row.position,
    'breach' in row ? row.breach : null,
    'organisation' in row ? row.organisation : null,
    'address' in row ? row.address : null,
    'phone' in row ? row.phone : null,
    'email' in row ? row.email : null,
  ]
  return { head: row.fullname, rest: rest.filter((part) => part !== null && part !== '').join(', ') }
}
