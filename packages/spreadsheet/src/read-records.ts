import type { Row, Table } from './table/cells.ts'
import { notASpreadsheet, tooManyColumns, tooManyRows } from './table/errors.ts'
import type { ReadLimits } from './table/limits.ts'
import { scanXml } from './xlsx/scan-xml.ts'

const RECORD_DEPTH = 1

/** An .xml of records is a table: a row for each child of the root, a column for each attribute and each element that holds text. */
export function readRecords(file: Uint8Array, name: string, limits: ReadLimits): Table {
  const columns = new Map<string, number>()
  const records: (string | null)[][] = []
  let depth = -1
  let text = ''

  function put(column: string, value: string): void {
    const record = records.at(-1)
    if (record === undefined || value.trim() === '') return
    const at = columns.get(column) ?? columns.size
    if (at >= limits.columns) throw tooManyColumns(name, limits)
    columns.set(column, at)
    record[at] ??= value.trim()
  }

  scanXml(file, {
    open(_, attributes) {
      depth += 1
      text = ''
      if (depth === RECORD_DEPTH) {
        if (records.length >= limits.rows) throw tooManyRows(name, limits)
        records.push([])
      }
      if (depth < RECORD_DEPTH) return
      for (const [attribute, value] of Object.entries(attributes)) put(attribute, value)
    },
    text(part) {
      text += part
    },
    close(element) {
      if (depth > RECORD_DEPTH) put(element, text)
      text = ''
      depth -= 1
    },
  })
  if (records.length === 0) throw notASpreadsheet()
  const rows = [[...columns.keys()], ...records].map(
    (cells, index): Row => ({ number: index + 1, cells: Array.from(cells, (cell) => cell ?? null) }),
  )
  return { name, rows, from1904: false }
}
