import { createHash } from 'node:crypto'
import { IMPORT_FIELDS, type ImportField } from '@ot/domain'
import { readTables, SpreadsheetError } from '@ot/spreadsheet'
import { ImportRefusal } from '../values/refusal.ts'
import type { RememberedMapping, StaffFile } from '../values/staff.ts'
import { type FoundHeader, findHeader } from './find-header.ts'
import { headerKey } from './header-fields.ts'
import type { Mapping, PersonRow } from './person-rows.ts'
import { personRows } from './person-rows.ts'
import { type RecognisedColumn, recogniseColumns } from './recognise-columns.ts'

export type StaffTable = {
  found: FoundHeader
  fingerprint: string
  columns: RecognisedColumn[]
  mapping: Mapping
  rows: PersonRow[]
}

const NO_HEADER =
  'Не нашли строку с заголовками. Назовите столбцы, например: «ФИО», «Отдел», «Должность», «Дата рождения», «Дата приёма»'

/** The table of people in a file, with its columns as the user says, else as he said before, else as recognised. */
export function readStaffFile(
  { bytes, fileName, options }: StaffFile,
  remembered: readonly RememberedMapping[],
): StaffTable {
  const found = findHeader(tablesOf(bytes, fileName))
  if (found === null) throw new ImportRefusal('file', NO_HEADER)
  const recognised = recogniseColumns(found)
  const fingerprint = fingerprintOf(recognised)
  const told = options.mapping ?? remembered.find((one) => one.fingerprint === fingerprint)?.mapping
  const columns = told === undefined ? recognised : withTold(recognised, told)
  const mapping = mappingOf(columns)
  return {
    found,
    fingerprint,
    columns,
    mapping,
    rows: personRows(found.table.rows.slice(found.last + 1), mapping),
  }
}

function tablesOf(bytes: Uint8Array, fileName: string) {
  try {
    return readTables(bytes, fileName)
  } catch (error) {
    if (error instanceof SpreadsheetError) throw new ImportRefusal('file', error.message, { cause: error })
    throw error
  }
}

/** The same columns in the same order are the same kind of file. */
function fingerprintOf(columns: readonly RecognisedColumn[]): string {
  const keys = columns.map(({ index, header }) => `${index} ${headerKey(header)}`)
  return createHash('sha256').update(keys.join('\n')).digest('base64url')
}

function withTold(
  columns: readonly RecognisedColumn[],
  told: Readonly<Record<string, ImportField | null>>,
): RecognisedColumn[] {
  return columns.map((column) => ({ ...column, field: told[String(column.index)] ?? null }))
}

function mappingOf(columns: readonly RecognisedColumn[]): Mapping {
  const mapping = new Map<ImportField, number>()
  for (const field of IMPORT_FIELDS) {
    const [column, second] = columns.filter((one) => one.field === field)
    if (second !== undefined) {
      throw new ImportRefusal(
        'mapping',
        `Одно и то же сведение указано для столбцов «${column?.header}» и «${second.header}»`,
      )
    }
    if (column !== undefined) mapping.set(field, column.index)
  }
  return mapping
}
