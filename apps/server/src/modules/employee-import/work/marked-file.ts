import { writeWorkbook } from '@ot/spreadsheet'
import { planImport } from '../plan/plan-import.ts'
import { headerKey } from '../recognise/header-fields.ts'
import type { StaffTable } from '../recognise/read-staff-file.ts'
import type { StaffFile, StaffSnapshot } from '../values/staff.ts'
import { ERRORS, markedSheet } from './marked-sheet.ts'

export async function markErrors(file: StaffFile, snapshot: StaffSnapshot): Promise<Buffer> {
  const { plan, table } = planImport(file, snapshot)
  const { found, columns } = table
  const marked = { ...found.table, header: found, errorsAt: columnOfErrors(columns) }
  return writeWorkbook([markedSheet(marked, plan.outcome.rows)])
}

/** A file marked before is marked anew in its own column. */
function columnOfErrors(columns: StaffTable['columns']): number {
  const own = columns.find(({ header }) => headerKey(header) === headerKey(ERRORS))
  return own?.index ?? Math.max(0, ...columns.map(({ index }) => index + 1))
}
