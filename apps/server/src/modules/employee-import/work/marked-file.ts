import { IMPORT_FIELD_LABELS, IMPORT_FIELDS, type ImportField } from '@ot/domain'
import { type Cell, type Row, writeWorkbook } from '@ot/spreadsheet'
import { planImport } from '../plan/plan-import.ts'
import { headerKey } from '../recognise/header-fields.ts'
import { isHeading } from '../recognise/person-rows.ts'
import type { StaffTable } from '../recognise/read-staff-file.ts'
import type { StaffFile, StaffSnapshot } from '../values/staff.ts'
import { ERRORS, markedSheet } from './marked-sheet.ts'

type ToMark = {
  file: StaffFile
  snapshot: StaffSnapshot
  /** Rows with errors alone, with what was mended in them. */
  leftOnly: boolean
}

export async function markErrors({ file, snapshot, leftOnly }: ToMark): Promise<Buffer> {
  const { plan, table } = planImport(file, snapshot)
  const { found } = table
  const said = withSaid(table, file.options.mended ?? {})
  const header = { first: found.first, last: found.last }
  const wrong = new Set(plan.outcome.rows.filter(({ action }) => action === 'error').map(({ row }) => row))
  const rows = leftOnly ? leftRows(said.rows, table, wrong) : said.rows
  const errorsAt = columnOfErrors(table, said.columns)
  const marked = { name: found.table.name, rows, header, errorsAt, isPart: leftOnly }
  return writeWorkbook([markedSheet(marked, plan.outcome.rows)])
}

/** The rows of the file with what the user said instead; what no column carries stands in a new one. */
function withSaid(
  { found, mapping, columns }: StaffTable,
  mended: Readonly<Record<string, string>>,
): { rows: Row[]; columns: number } {
  const { rows } = found.table
  const width = Math.max(0, ...columns.map(({ index }) => index + 1))
  const isSaid = (field: ImportField) => Object.keys(mended).some((place) => place.endsWith(`:${field}`))
  const added = IMPORT_FIELDS.filter((field) => !mapping.has(field) && isSaid(field))
  const columnOf = new Map([...mapping, ...added.map((field, place) => [field, width + place] as const)])
  const lastHeader = rows[found.last]?.number
  return {
    columns: width + added.length,
    rows: rows.map(({ number, cells }) => {
      const said: Cell[] = [...cells]
      for (const [field, column] of columnOf) {
        const isNamed = number === lastHeader && added.includes(field)
        const text = isNamed ? IMPORT_FIELD_LABELS[field] : mended[`${number}:${field}`]
        if (text === undefined) continue
        while (said.length < column) said.push(null)
        said[column] = text
      }
      return { number, cells: said }
    }),
  }
}

/** The header and the rows to be mended, each under the heading of its department. */
function leftRows(
  rows: readonly Row[],
  { found, mapping }: StaffTable,
  wrong: ReadonlySet<number | null>,
): Row[] {
  const left: Row[] = []
  let heading: Row | null = null
  for (const [place, row] of rows.entries()) {
    if (place <= found.last) left.push(row)
    else if (isHeading(row, mapping)) heading = row
    else if (wrong.has(row.number)) {
      if (heading !== null) left.push(heading)
      heading = null
      left.push(row)
    }
  }
  return left
}

/** A file marked before is marked anew in its own column. */
function columnOfErrors({ columns }: StaffTable, width: number): number {
  const own = columns.find(({ header }) => headerKey(header) === headerKey(ERRORS))
  return own?.index ?? Math.max(width, ...columns.map(({ index }) => index + 1))
}
