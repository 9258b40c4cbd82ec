import type { Cell, SheetToWrite } from '@ot/spreadsheet'

/** A column: its head, its width in letters and what it says of a record. */
export type ExportColumn<Row> = readonly [title: string, width: number, cell: (row: Row) => Cell]

export function recordSheet<Row>(
  name: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): SheetToWrite {
  return {
    name,
    widths: columns.map(([, width]) => width),
    frozenRows: 1,
    rows: [
      columns.map(([title]) => ({ cell: title, style: 'header' as const })),
      ...rows.map((row) => columns.map(([, , cell]) => cell(row))),
    ],
  }
}

export function dayCell(date: string | null): Cell {
  return date === null ? null : { date }
}
