import { CsvError, parse } from 'csv-parse/sync'
import type { Row, Table } from '../table/cells.ts'
import { isFilled } from '../table/cells.ts'
import { notASpreadsheet, SpreadsheetError, tooManyColumns, tooManyRows } from '../table/errors.ts'
import type { ReadLimits } from '../table/limits.ts'

const DELIMITERS = [';', '\t', ','] as const
type Delimiter = (typeof DELIMITERS)[number]

const LINES_LOOKED_AT = 50

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

/** Text of a .csv: what its byte order mark says, else UTF-8, else Windows-1251, in which Excel saves it in Russia. */
function decodeText(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes)
  if (marked !== null) return new TextDecoder(marked).decode(bytes)
  if (bytes.includes(0)) throw notASpreadsheet()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

function markedEncoding([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** The one that cuts most lines into the same number of cells; Excel may name it in a first line `sep=;`. */
function detectDelimiter(text: string): Delimiter {
  const lines = sampleLines(text)
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, score: score(lines, delimiter) }))
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter
}

/** Whole records as far as quotes tell: what stands between quotes separates nothing. */
function sampleLines(text: string): string[] {
  return text
    .slice(0, 64 * 1024)
    .replace(/"(?:[^"]|"")*"/g, '""')
    .split(/\r\n|\r|\n/, LINES_LOOKED_AT)
    .filter((line) => line.trim() !== '')
}

function score(lines: readonly string[], delimiter: Delimiter): number {
  const counts = new Map<number, number>()
  for (const line of lines) {
    const count = line.split(delimiter).length - 1
    if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1)
  }
  return Math.max(0, ...[...counts].map(([count, times]) => times * Math.sqrt(count)))
}
