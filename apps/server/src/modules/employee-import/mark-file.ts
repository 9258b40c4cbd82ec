import { allow, type Ctx } from '../../context/ctx.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { readStaff } from './read-staff.ts'
import type { StaffFile } from './values/staff.ts'
import { markInThread } from './work/staff-thread.ts'

export async function markFile(
  ctx: Ctx,
  { companyId, leftOnly, file }: { companyId: number; leftOnly: boolean; file: StaffFile },
): Promise<FileAnswer> {
  allow(ctx, companyId, 'employee.change')
  const { snapshot } = await readStaff(ctx, companyId)
  const content = await markInThread(ctx.threads, { companyId, leftOnly, file, snapshot })
  return { fileName: markedName(file.fileName, 'Работники'), content }
}

/** A file marked before keeps its name. */
export function markedName(fileName: string, unnamed: string): string {
  const name = fileName.replace(/\.[^.]*$/, '').replace(/ — ошибки$/, '')
  return `${name === '' ? unnamed : name} — ошибки.xlsx`
}
