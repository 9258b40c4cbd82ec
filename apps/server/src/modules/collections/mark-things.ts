import { allow, type Ctx } from '../../context/ctx.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { workbookOf } from '../../threads/workbook.ts'
import { cellText, ERRORS, headerKey, markedName, markedSheet } from '../employee-import/index.ts'
import { checkThings } from './import-things.ts'
import { type ThingsHeader, thingsHeader } from './things-header.ts'

type MarkThings = { companyId: number; file: { bytes: Uint8Array; fileName: string } }

/** The file with what is wrong said beside each row; nothing is written. */
export async function markThings(ctx: Ctx, { companyId, file }: MarkThings): Promise<FileAnswer> {
  allow(ctx, companyId, 'company.change')
  const { table, plan } = await checkThings(ctx, companyId, file)
  const found = thingsHeader(table.rows)
  const header = { first: found?.at ?? 0, last: found?.at ?? 0 }
  const name = found?.columns.get('name') ?? null
  const rows = plan.rows.map(({ row, errors }) => ({
    row,
    errors: errors.map((message) => ({ message, column: name })),
  }))
  const sheet = markedSheet({ ...table, header, errorsAt: columnOfErrors(table.rows, found) }, rows)
  const content = await workbookOf(ctx.threads, companyId, [sheet])
  return { fileName: markedName(file.fileName, 'Оборудование'), content }
}

/** A file marked before is marked anew in its own column. */
function columnOfErrors(rows: Parameters<typeof thingsHeader>[0], found: ThingsHeader | null): number {
  const cells = found === null ? [] : (rows[found.at]?.cells ?? [])
  const own = cells.findIndex((cell) => headerKey(cellText(cell) ?? '') === headerKey(ERRORS))
  return own >= 0 ? own : Math.max(0, ...rows.map((row) => row.cells.length))
}
