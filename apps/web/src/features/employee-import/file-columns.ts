import type { ImportOutcome } from '@ot/contract'
import type { ImportField } from '@ot/domain'

export type ImportColumn = ImportOutcome['columns'][number]

/** What the user has said of columns, by `FileColumn.key`; the others carry what was recognised. */
export type ColumnFields = Readonly<Record<string, ImportField | null>>

export interface FileColumn extends ImportColumn {
  /** The header and which of the same headers it is: a mended file keeps it, although its columns may have moved. */
  key: string
  chosen: ImportField | null
}

/** The columns with what each of them will carry; a field said by the user is taken from the column recognised for it. */
export function fileColumns(columns: readonly ImportColumn[], said: ColumnFields): FileColumn[] {
  const keyed = columns.map((column, place) => ({ ...column, key: keyOf(columns, column, place) }))
  const taken = new Set(keyed.map(({ key }) => said[key]))
  return keyed.map((column) => {
    const own = said[column.key]
    if (own !== undefined) return { ...column, chosen: own }
    return { ...column, chosen: taken.has(column.field ?? undefined) ? null : column.field }
  })
}

function keyOf(columns: readonly ImportColumn[], { header }: ImportColumn, place: number): string {
  const same = columns.slice(0, place).filter((earlier) => earlier.header === header)
  return `${header}\n${same.length}`
}

/** After the user has named the field of one column: a field is carried by one column only. */
export function withField(said: ColumnFields, key: string, field: ImportField | null): ColumnFields {
  const others = Object.entries(said).map(([other, its]) => [other, its === field ? null : its] as const)
  return { ...Object.fromEntries(others), [key]: field }
}

/** As the server takes it: the field by the column's index. */
export function mappingOf(columns: readonly FileColumn[]): Record<string, ImportField | null> {
  return Object.fromEntries(columns.map(({ index, chosen }) => [String(index), chosen]))
}

const LETTERS = 26
const FIRST_LETTER = 65

/** 0 → A, 25 → Z, 26 → AA: as spreadsheets name columns. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(FIRST_LETTER + (index % LETTERS))
  return index < LETTERS ? last : columnLetters(Math.floor(index / LETTERS) - 1) + last
}
