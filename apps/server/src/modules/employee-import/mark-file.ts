import { allow, type Ctx } from '../../context/ctx.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { readStaff } from './read-staff.ts'
import type { StaffFile } from './values/staff.ts'
import type { ImportDesk } from './work/import-desk.ts'

export async function markFile(
  ctx: Ctx,
  desk: ImportDesk,
  { companyId, file }: { companyId: number; file: StaffFile },
): Promise<FileAnswer> {
  allow(ctx, companyId, 'employee.change')
  const { snapshot } = await readStaff(ctx, companyId)
  return { fileName: `${baseName(file.fileName)} — ошибки.xlsx`, content: await desk.mark(file, snapshot) }
}

function baseName(fileName: string): string {
  return fileName.replace(/\.[^.]*$/, '').replace(/ — ошибки$/, '') || 'Работники'
}
