import type { Ctx } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import type { ExportedTable } from './exported-tables.ts'
import { type ExportedRow, listRows, readShape } from './row-queries.ts'

/** The facts a document was made from may be long: few rows at a time. */
const PAGE_ROWS = 100
/** A part of a table is one file; the next begins when it has grown so large. */
const PART_CHARACTERS = 4_000_000

/** The table as texts of JSON, each an array of whole rows; one text for a table without rows. */
export async function* tableParts(
  ctx: Ctx,
  companyId: number,
  table: ExportedTable,
  partCharacters = PART_CHARACTERS,
): AsyncGenerator<string> {
  const shape = await readScoped(ctx, (tx) => readShape(tx, table))
  let part: string[] = []
  let length = 0
  let hasYielded = false
  for (let offset = 0; ; offset += PAGE_ROWS) {
    const page = { limit: PAGE_ROWS, offset }
    const rows = await readScoped(ctx, (tx) => listRows(tx, { ...shape, companyId, table }, page))
    for (const row of rows) {
      const line = JSON.stringify(camelCased(row))
      part.push(line)
      length += line.length
    }
    const isLast = rows.length < PAGE_ROWS
    if (length >= partCharacters || (isLast && (part.length > 0 || !hasYielded))) {
      yield jsonArray(part)
      hasYielded = true
      part = []
      length = 0
    }
    if (isLast) return
  }
}

/** A row a line: readable by eye and by a program that goes line by line. */
function jsonArray(lines: readonly string[]): string {
  return lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`
}

export function jsonRows(rows: readonly ExportedRow[]): string {
  return jsonArray(rows.map((row) => JSON.stringify(camelCased(row))))
}

function camelCased(row: ExportedRow): ExportedRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}
