import { changedFields } from '../../lib/form/changed-fields.ts'
import type { ConflictLine } from '../../lib/form/save-conflict.ts'
import { type FieldTable, fieldNames } from './field-table.tsx'

/** A form as it was opened, as it is stored now, and as it is typed here. */
export interface ConflictSides<Values> {
  before: Values
  stored: Values
  mine: Values
}

/** What another user changed since the form was opened, beside what this one typed in the same fields. */
export function tableConflict<Values extends object>(
  table: FieldTable<Values>,
  { before, stored, mine }: ConflictSides<Values>,
): ConflictLine[] {
  const theirs: readonly string[] = changedFields(before, stored)
  const typed: readonly string[] = changedFields(before, mine)
  return fieldNames(table)
    .filter((name) => theirs.includes(name))
    .map((name) => {
      const { label, text } = table[name]
      return {
        field: name,
        label,
        before: text(before[name]),
        stored: text(stored[name]),
        mine: typed.includes(name) ? text(mine[name]) : null,
      }
    })
}
