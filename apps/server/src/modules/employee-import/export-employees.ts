import { EMPLOYMENT_KIND_LABELS, SEX_LABELS } from '@ot/domain'
import type { SheetToWrite } from '@ot/spreadsheet'
import { shortDate } from '@ot/text'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { workbookOf } from '../../threads/workbook.ts'
import { departmentsOf, employeesOf, type NamedEmployee } from '../people/index.ts'
import { type SheetPerson, staffSheet } from './staff-sheet.ts'

type ExportEmployees = { companyId: number; withDismissed: boolean }

export async function exportEmployees(ctx: Ctx, chosen: ExportEmployees): Promise<FileAnswer> {
  return {
    fileName: `Работники на ${shortDate(ctx.today(chosen.companyId))}.xlsx`,
    content: await workbookOf(ctx.threads, chosen.companyId, [await employeesSheet(ctx, chosen)]),
  }
}

export async function employeesSheet(
  ctx: Ctx,
  { companyId, withDismissed }: ExportEmployees,
): Promise<SheetToWrite> {
  membershipOf(ctx, companyId)
  const departments = await departmentsOf(ctx, companyId)
  const employees = await employeesOf(ctx, companyId, { withDismissed })
  const names = new Map(departments.map(({ id, name }) => [id, name]))
  return staffSheet(employees.map((row) => sheetPerson(row, names.get(row.departmentId) ?? '')))
}

function sheetPerson(row: NamedEmployee, department: string): SheetPerson {
  return {
    ...row,
    department,
    position: row.positionName,
    sex: SEX_LABELS[row.sex],
    employmentKind: EMPLOYMENT_KIND_LABELS[row.employmentKind],
  }
}
