import { IMPORT_FIELD_LABELS, IMPORT_FIELDS, type ImportField } from '@ot/domain'
import type { Cell, SheetToWrite } from '@ot/spreadsheet'

/** The columns of the template and of the export: a name in three parts, everything else one column a field. */
export const SHEET_FIELDS: readonly ImportField[] = IMPORT_FIELDS.filter((field) => field !== 'fullName')

const WIDTHS: Partial<Record<ImportField, number>> = {
  department: 28,
  position: 36,
  positionStaff: 36,
  sex: 10,
  email: 26,
  workEmail: 26,
}
const WIDTH = 18

export type SheetPerson = Partial<Record<ImportField, string | null>>

const DATES: readonly ImportField[] = ['birthDate', 'hireDate', 'dismissedOn']

/** A sheet that the import recognises whole: its headers are the names of the fields. */
export function staffSheet(people: readonly SheetPerson[]): SheetToWrite {
  return {
    name: 'Работники',
    widths: SHEET_FIELDS.map((field) => WIDTHS[field] ?? WIDTH),
    frozenRows: 1,
    rows: [
      SHEET_FIELDS.map((field) => ({ cell: IMPORT_FIELD_LABELS[field], style: 'header' })),
      ...people.map((person) => SHEET_FIELDS.map((field) => cellOf(field, person[field] ?? null))),
    ],
  }
}

function cellOf(field: ImportField, value: string | null): Cell {
  if (value === null) return null
  return DATES.includes(field) ? { date: value } : value
}
