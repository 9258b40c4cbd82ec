import type { SaveConflict as ToldConflict } from '@ot/contract'
import { fieldNames } from '@ot/domain'
import { momentText } from '@ot/text'
import { ApiError } from '../http/api-error.ts'
import { changedFields } from './changed-fields.ts'
import { shownField, type WordsTable } from './field-words.ts'

export type Save = ToldConflict['saves'][number]

export interface FormConflict<Stored> {
  /** The record as somebody else has saved it. */
  stored: Stored
  /** Who has saved since the form was opened, newest first. */
  saves: readonly Save[]
}

const NOT_THERE = 404

/** One of the records as they are stored now. */
export function storedAmong<Row extends { id: number }>(
  rows: readonly Row[],
  { id }: { id: number },
  gone: string,
): Row {
  const stored = rows.find((row) => row.id === id)
  if (stored === undefined) throw new ApiError(NOT_THERE, gone)
  return stored
}

export interface ConflictLine {
  field: string
  label: string
  before: string
  stored: string
  /** What this user has typed there; null when he has left the field alone. */
  mine: string | null
}

/** A form as it was opened, as it is stored now, and as it is typed here. */
interface ConflictSides<Values> {
  before: Values
  stored: Values
  mine: Values
}

/** What another user changed since the form was opened, beside what this one typed in the same fields. */
export function conflictLines<Values extends object>(
  table: WordsTable<Values>,
  { before, stored, mine }: ConflictSides<Values>,
  /** In the order of the form. */
  fields: readonly (keyof Values & string)[] = fieldNames(table),
): ConflictLine[] {
  const theirs: readonly string[] = changedFields(before, stored)
  const typed: readonly string[] = changedFields(before, mine)
  return fields
    .filter((field) => theirs.includes(field))
    .map((field) => ({
      field,
      label: table[field].label,
      before: shownField(table, before, field),
      stored: shownField(table, stored, field),
      mine: typed.includes(field) ? shownField(table, mine, field) : null,
    }))
}

const SOMEBODY = 'другой пользователь'

/** «Анна Иванова, 12.03.2026, 14:05», by the clock of the company. */
export function savedBy(saves: readonly Save[], timeZone: string): string {
  if (saves.length === 0) return SOMEBODY
  return saves.map(({ by, at }) => `${by ?? SOMEBODY}, ${momentText(at, timeZone)}`).join('; ')
}

/** What else of the record was changed, in the words of the change log. */
export function changedLabels(saves: readonly Save[]): string[] {
  return [...new Set(saves.flatMap(({ changes }) => changes.map(({ label }) => label)))]
}
