import {
  ABSENCE_FIELD_NAMES,
  ABSENCE_FIELDS,
  COUNTERPARTY_FIELD_NAMES,
  COUNTERPARTY_FIELDS,
  PLACE_FIELD_NAMES,
  PLACE_FIELDS,
  type RecordField,
  THING_FIELD_NAMES,
  THING_FIELDS,
} from '@ot/domain'
import type { Cell, SheetToWrite } from '@ot/spreadsheet'
import { isCalendarDate } from '@ot/text'
import type { Ctx } from '../../context/ctx.ts'
import { ABSENCES, COUNTERPARTIES, PLACES, recordsOf, THINGS } from '../collections/index.ts'
import { employeesOf } from '../people/index.ts'
import { dayCell, type ExportColumn, recordSheet } from './record-sheet.ts'

type Names = ReadonlyMap<number, string>
type Named = { employees: Names; places: Names }
type Value = string | number | null

const WIDTH = 24

/** Absences, counterparties, places and things: a column a field. */
export async function collectionSheets(ctx: Ctx, companyId: number): Promise<SheetToWrite[]> {
  const absences = await recordsOf(ctx, ABSENCES, companyId)
  const counterparties = await recordsOf(ctx, COUNTERPARTIES, companyId)
  const places = await recordsOf(ctx, PLACES, companyId)
  const things = await recordsOf(ctx, THINGS, companyId)
  const employees = await employeesOf(ctx, companyId, { withDismissed: true })
  const named = {
    employees: new Map(
      employees.map(({ id, lastName, firstName, fatherName }) => [
        id,
        [lastName, firstName, fatherName].join(' ').trim(),
      ]),
    ),
    places: new Map(places.map(({ id, name }) => [id, name])),
  }
  return [
    recordSheet('Отсутствия', columnsOf(ABSENCE_FIELD_NAMES, ABSENCE_FIELDS, named), absences),
    recordSheet(
      'Контрагенты',
      columnsOf(COUNTERPARTY_FIELD_NAMES, COUNTERPARTY_FIELDS, named),
      counterparties,
    ),
    recordSheet('Здания и помещения', columnsOf(PLACE_FIELD_NAMES, PLACE_FIELDS, named), places),
    recordSheet('Оборудование', columnsOf(THING_FIELD_NAMES, THING_FIELDS, named), things),
  ]
}

function columnsOf<Field extends string>(
  names: readonly Field[],
  fields: Readonly<Record<Field, RecordField>>,
  named: Named,
): ExportColumn<Readonly<Record<Field, Value>>>[] {
  return names.map((name) => [fields[name].label, WIDTH, (row) => cellOf(fields[name], row[name], named)])
}

function cellOf({ kind, options }: RecordField, value: Value, { employees, places }: Named): Cell {
  if (typeof value === 'number') {
    if (kind === 'employee') return employees.get(value) ?? null
    return kind === 'place' ? (places.get(value) ?? null) : value
  }
  if (value !== null && kind === 'day' && isCalendarDate(value)) return dayCell(value)
  return options?.find((option) => option.value === value)?.label ?? value
}
