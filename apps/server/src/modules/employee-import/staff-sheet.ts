import {
  employeeFieldsOf,
  IMPORT_COLUMNS,
  IMPORT_FIELD_LABELS,
  SHEET_COLUMNS,
  type SheetColumn,
} from '@ot/domain'
import type { Cell, SheetToWrite } from '@ot/spreadsheet'

const WIDTH = 18

export type SheetPerson = Readonly<Record<SheetColumn, string | null>>

const DAYS: readonly SheetColumn[] = employeeFieldsOf('day')

/** A sheet that the import recognises whole: its headers are the names of the fields. */
export function staffSheet(people: readonly SheetPerson[]): SheetToWrite {
  return {
    name: 'Работники',
    widths: SHEET_COLUMNS.map(widthOf),
    frozenRows: 1,
    rows: [
      SHEET_COLUMNS.map((column) => ({ cell: IMPORT_FIELD_LABELS[column], style: 'header' })),
      ...people.map((person) => SHEET_COLUMNS.map((column) => cellOf(column, person[column]))),
    ],
  }
}

function widthOf(column: SheetColumn): number {
  const description = IMPORT_COLUMNS[column]
  return 'width' in description ? description.width : WIDTH
}

function cellOf(column: SheetColumn, value: string | null): Cell {
  if (value === null) return null
  if (column === 'fatherName' && value === '') return 'нет'
  return DAYS.includes(column) ? { date: value } : value
}
