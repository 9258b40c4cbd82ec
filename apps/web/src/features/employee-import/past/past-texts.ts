import type { PastAction, PastOutcome } from '@ot/contract'
import {
  IMPORT_FIELD_LABELS,
  isPastFact,
  PAST_EVENT_KEYS,
  PAST_FACTS,
  PAST_PERSON_COLUMNS,
  PAST_ROW_COLUMNS,
  PAST_ROW_LABELS,
  pastEventLabel,
  pastFactLabel,
} from '@ot/domain'
import { counted, type PluralForms } from '@ot/text'
import type { Choice } from '../../../ui/choices.ts'

const DATES: PluralForms = ['дата', 'даты', 'дат']
const WHICH: PluralForms = ['дату', 'даты', 'дат']

export function datesText(count: number): string {
  return counted(count, DATES)
}

/** «Внести 1 дату, 2 даты, 5 дат». */
export function writeLabel(count: number): string {
  return `Внести ${counted(count, WHICH)}`
}

export function pastActionText(action: PastAction): string {
  switch (action) {
    case 'write':
      return 'Внесётся'
    case 'same':
      return 'Уже есть'
    case 'error':
      return 'Не понято'
  }
}

/** What a column may be said to carry, in the order in which it is looked for. */
const CARRIED_CHOICES: readonly Choice<string | null>[] = [
  { value: null, label: 'не загружать' },
  ...PAST_PERSON_COLUMNS.map((column) => ({ value: column, label: IMPORT_FIELD_LABELS[column] })),
  ...PAST_ROW_COLUMNS.map((column) => ({ value: column, label: PAST_ROW_LABELS[column] })),
  ...PAST_EVENT_KEYS.map((key) => ({ value: key, label: `Дата: ${pastEventLabel(key)}` })),
  ...PAST_FACTS.map((fact) => ({ value: fact, label: pastFactLabel(fact) })),
]

/** An item of order 29н is named in the column itself: it stands in no list. */
export function carriedChoices(carries: string | null): readonly Choice<string | null>[] {
  if (CARRIED_CHOICES.some(({ value }) => value === carries)) return CARRIED_CHOICES
  const label = carries !== null && !isPastFact(carries) ? `Дата: ${pastEventLabel(carries)}` : ''
  return [...CARRIED_CHOICES, { value: carries, label }]
}

/** «Лист «Медосмотры», заголовки в строке 2». */
export function pastSheetText({ name, headerRow }: PastOutcome['sheets'][number]): string {
  return `${name === '' ? 'Заголовки' : `Лист «${name}», заголовки`} в\u00a0строке\u00a0${headerRow}`
}

export function pastPlanText({ write, same, error }: PastOutcome['totals']): string {
  const left = error === 0 ? '' : ` Непонятое (${error}) останется в файле.`
  if (write === 0)
    return same === 0 ? `Вносить нечего.${left}` : `Все понятые даты уже внесены: ${same}.${left}`
  return `Внесётся: ${datesText(write)}${same === 0 ? '' : `, уже есть ${same}`}.${left}`
}
