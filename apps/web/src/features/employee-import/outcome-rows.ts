import type { ImportOutcome } from '@ot/contract'
import { IMPORT_FIELD_LABELS } from '@ot/domain'
import { isCalendarDate, shortDate } from '@ot/text'
import { columnLetters, type ImportColumn } from './file-columns.ts'

export type OutcomeRow = ImportOutcome['rows'][number]
export const ROW_FILTERS = ['all', 'error', 'add', 'change', 'dismiss', 'same', 'skip'] as const
export type RowFilter = (typeof ROW_FILTERS)[number]

export function firstFilter({ error }: ImportOutcome['totals']): RowFilter {
  return error > 0 ? 'error' : 'all'
}

export function countOutcomeRows({ rows, totals }: ImportOutcome, filter: RowFilter): number {
  return filter === 'all' ? rows.length : totals[filter]
}

export function filterOutcomeRows(rows: readonly OutcomeRow[], filter: RowFilter): readonly OutcomeRow[] {
  return filter === 'all' ? rows : rows.filter(({ action }) => action === filter)
}

interface ShownChange {
  label: string
  /** Null: there was nothing, or the record is new. */
  from: string | null
  to: string
}

const NAME_FIELDS: readonly string[] = ['fullName', 'lastName', 'firstName', 'fatherName']

/** The changes of a row in words. The name of somebody new stands in the row already. */
export function shownChanges({ action, changes }: OutcomeRow): ShownChange[] {
  return changes
    .filter(({ field, to }) => action !== 'add' || (to !== null && !NAME_FIELDS.includes(field)))
    .map(({ field, from, to }) => ({
      label: IMPORT_FIELD_LABELS[field],
      from: from === null ? null : shownValue(from),
      to: to === null ? 'пусто' : shownValue(to),
    }))
}

function shownValue(value: string): string {
  return isCalendarDate(value) ? shortDate(value) : value
}

/** Where in the file the mistake is: «C «Дата рождения»»; null: it is about the row as a whole. */
export function errorPlace(
  { column, field }: OutcomeRow['errors'][number],
  columns: readonly ImportColumn[],
): string | null {
  const its = columns.find(({ index }) => index === column)
  if (its !== undefined) {
    const letters = columnLetters(its.index)
    return its.header === '' ? `Столбец ${letters}` : `${its.header} (${letters})`
  }
  return field === null ? null : IMPORT_FIELD_LABELS[field]
}
