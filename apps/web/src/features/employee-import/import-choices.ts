import type { CallInput } from '@ot/contract'
import type { RepeatChoice } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import { type ColumnFields, fileColumns, type ImportColumn, mappingOf } from './file-columns.ts'

/** What the user has said of a file; it stays when the mended file is chosen. */
export interface ImportChoices {
  fields: ColumnFields
  /** The reference position by a title that the list does not have. */
  positions: Readonly<Record<string, number>>
  /** What rows are, by their numbers, that name somebody whom an earlier row names. */
  repeats: Readonly<Record<string, RepeatChoice>>
  /** What is said instead of the file, by row and field; the numbers are those of this very file. */
  mended: Readonly<Record<string, string>>
  /** Rows of this very file that are not loaded. */
  skipped: readonly number[]
  departmentName: string
  dismissAbsent: boolean
  dismissedOn: string
}

type ImportParts = CallInput<'POST /api/employees/import'>['upload']['fields']

/** Another file has other rows. */
export const NOTHING_OF_ROWS: Pick<ImportChoices, 'mended' | 'skipped'> = { mended: {}, skipped: [] }

export function firstChoices(today: string): ImportChoices {
  return {
    fields: {},
    positions: {},
    repeats: {},
    ...NOTHING_OF_ROWS,
    departmentName: '',
    dismissAbsent: false,
    dismissedOn: today,
  }
}

/** Null: the server may be asked. */
export function dismissalProblem({ dismissAbsent, dismissedOn }: ImportChoices): string | null {
  return dismissAbsent && !isCalendarDate(dismissedOn) ? 'Укажите дату увольнения' : null
}

/** What goes with the file; before its columns are known (null) they are left to the server. */
export function importParts(choices: ImportChoices, columns: readonly ImportColumn[] | null): ImportParts {
  const departmentName = choices.departmentName.trim()
  const mapping = columns === null ? null : mappingOf(fileColumns(columns, choices.fields))
  return {
    ...(mapping === null ? {} : { mapping: JSON.stringify(mapping) }),
    ...(Object.keys(choices.positions).length === 0 ? {} : { positions: JSON.stringify(choices.positions) }),
    ...(Object.keys(choices.repeats).length === 0 ? {} : { repeats: JSON.stringify(choices.repeats) }),
    ...(Object.keys(choices.mended).length === 0 ? {} : { mended: JSON.stringify(choices.mended) }),
    ...(choices.skipped.length === 0 ? {} : { skipped: JSON.stringify(choices.skipped) }),
    ...(departmentName === '' ? {} : { departmentName }),
    ...(choices.dismissAbsent ? { dismissedOn: choices.dismissedOn } : {}),
    dismissAbsent: choices.dismissAbsent ? 'true' : 'false',
  }
}

/** Whether a check made with some choices tells what the others would give. */
export function isSameImport(
  columns: readonly ImportColumn[],
  one: ImportChoices,
  other: ImportChoices,
): boolean {
  return JSON.stringify(importParts(one, columns)) === JSON.stringify(importParts(other, columns))
}
