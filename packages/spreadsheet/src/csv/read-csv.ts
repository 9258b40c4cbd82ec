import { CsvError, parse } from 'csv-parse/sync'
import type { Row, Table } from '../table/cells.ts'
import { isFilled } from '../table/cells.ts'
import { notASpreadsheet, SpreadsheetError, tooManyColumns, tooManyRows } from '../table/errors.ts'
import type { ReadLimits } from '../table/limits.ts'
import { decodeText } from './decode-text.ts'
import { detectDelimiter } from './detect-delimiter.ts'

/** Excel writes rows that only look empty as «;;;;»: they are counted apart from those that have something. */
const RECORDS_PER_ROW = 5
/** What begins these is a page, a paper or a picture, not a table. */
const OTHER_FORMATS = /^\s*(?:<|%PDF|\{\\rtf|\{|\[|PK)/

export function readCsv(file: Uint8Array, name: string, limits: ReadLimits): Table {
  const text = decodeText(file)
  if (OTHER_FORMATS.test(text) || text.trim() === '') throw notASpreadsheet()
  const rows: Row[] = []
  for (const [index, record] of recordsOf(text, limits).entries()) {
    const cells = withoutTail(record)
    if (cells.length === 0) continue
    if (rows.length === limits.rows) throw tooManyRows(name, limits)
    if (cells.length > limits.columns) throw tooManyColumns(name, limits)
    rows.push({ number: index + 1, cells: cells.map((cell) => (isFilled(cell) ? cell : null)) })
  }
  return { name, rows, from1904: false }
}

function recordsOf(text: string, limits: ReadLimits): string[][] {
  const named = /^sep=(.)\r?\n/.exec(text)
  try {
    return parse(text, {
      delimiter: named?.[1] ?? detectDelimiter(text),
      relax_quotes: true,
      relax_column_count: true,
      to: limits.rows * RECORDS_PER_ROW,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new SpreadsheetError(
      'damaged',
      'В файле .csv не закрыта кавычка. Исправьте её или сохраните таблицу как .xlsx.',
      { cause: error },
    )
  }
}

function withoutTail(record: readonly string[]): readonly string[] {
  return record.slice(0, record.findLastIndex(isFilled) + 1)
}
