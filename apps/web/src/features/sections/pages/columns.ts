import type { EventAnswer } from '@ot/contract'
import {
  PPE_EVENT_TYPE_LABELS,
  quantityText,
  RISK_LEVEL_LABELS,
  type Section,
  type SortMode,
} from '@ot/domain'
import { shortDate } from '@ot/text'

/** Names of grid areas too: the style sheet says where each stands in each section. */
export type ColumnKey =
  | 'fullname'
  | 'position'
  | 'department'
  | 'subject'
  | 'detail'
  | 'quantity'
  | 'date'
  | 'periodicity'
  | 'deadline'
  | 'state'

export interface Column {
  key: ColumnKey
  label: string
  /** How its header sorts; null: it does not. */
  sort: SortMode | null
}

const WHO: readonly Column[] = [
  { key: 'fullname', label: 'ФИО', sort: 'fullname-alphabet' },
  { key: 'position', label: 'Должность', sort: 'position-alphabet' },
  { key: 'department', label: 'Отдел', sort: 'department-alphabet' },
]

function columns(date: string, ...own: readonly Column[]): readonly Column[] {
  return [
    ...WHO,
    ...own,
    { key: 'date', label: date, sort: null },
    { key: 'periodicity', label: 'Период', sort: null },
    { key: 'deadline', label: 'Срок', sort: 'deadline-ascending' },
    { key: 'state', label: 'Состояние', sort: null },
  ]
}

export const SECTION_COLUMNS = {
  briefing: columns('Проведён', { key: 'subject', label: 'Инструктаж', sort: 'name-alphabet' }),
  training: columns('Проверка знаний', { key: 'subject', label: 'Программа', sort: 'name-alphabet' }),
  medical: columns(
    'Пройден',
    { key: 'subject', label: 'Медосмотр', sort: 'name-alphabet' },
    { key: 'detail', label: 'Пункт 29н', sort: 'factor-number' },
  ),
  ppe: columns(
    'Выполнено',
    { key: 'subject', label: 'СИЗ', sort: 'ppeName-alphabet' },
    { key: 'detail', label: 'Операция', sort: 'eventType' },
    { key: 'quantity', label: 'Количество', sort: null },
  ),
  sout: columns(
    'Отчёт',
    { key: 'subject', label: 'Рабочее место', sort: null },
    { key: 'detail', label: 'Класс', sort: 'class-descending' },
  ),
  risk: columns('Оценён', { key: 'detail', label: 'Уровень риска', sort: 'risk-descending' }),
} satisfies Record<Section, readonly Column[]>

const NEVER_ASSESSED = 'не проводилось'
export const NOTHING = '—'

/** What a row has in a column that is text and nothing else. */
export function cellText(row: EventAnswer, key: ColumnKey): string {
  switch (key) {
    case 'subject':
      return subjectText(row)
    case 'detail':
      return detailText(row)
    case 'quantity':
      return amountText(row)
    case 'date':
      return row.date === null ? NOTHING : shortDate(row.date)
    case 'deadline':
      return row.deadline === null ? NOTHING : shortDate(row.deadline)
    case 'department':
      // A number stays with its sign.
      return row.department.replaceAll('№ ', '№\u00a0')
    case 'fullname':
    case 'position':
    case 'periodicity':
    case 'state':
      return row[key]
  }
}

function subjectText(row: EventAnswer): string {
  if (row.section === 'ppe') return row.ppe
  if (row.section !== 'sout') return row.name
  return row.workplaceNumber === null ? 'не назначено' : `№ ${row.workplaceNumber}`
}

function detailText(row: EventAnswer): string {
  switch (row.section) {
    case 'medical':
      return row.factorNumber ?? NOTHING
    case 'ppe':
      return PPE_EVENT_TYPE_LABELS[row.eventType]
    case 'sout':
      return row.workingConditionsClass ?? NEVER_ASSESSED
    case 'risk':
      return row.riskLevel === null ? NEVER_ASSESSED : RISK_LEVEL_LABELS[row.riskLevel]
    case 'briefing':
    case 'training':
      return ''
  }
}

/** What comes back is what is on hand; a norm without a number is a text. */
function amountText(row: EventAnswer): string {
  if (row.section !== 'ppe') return ''
  if (row.eventType === 'return') return quantityText(row.onHand, row.unit)
  return row.quantity === null ? (row.norm ?? NOTHING) : quantityText(row.quantity, row.unit)
}
