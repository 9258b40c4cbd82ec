import type { AbsenceImportOptions, AbsenceImportOutcome } from '@ot/contract'
import { ABSENCE_COLUMN_NAMES, ABSENCE_COLUMNS } from '@ot/domain'
import { writeWorkbook } from '@ot/spreadsheet'
import type { z } from 'zod'
import { allow, type Ctx } from '../../context/ctx.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped, type Tx } from '../../db/transaction.ts'
import { undoably } from '../../db/undoable.ts'
import { Invalid } from '../../foundation/errors.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { howToFillSheet, personFinder, tablesOf } from '../employee-import/index.ts'
import { SECTION_ROWS } from '../events/index.ts'
import { employeesOf } from '../people/index.ts'
import { ABSENCES } from './absences.ts'
import { changeRecordIn, createRecordIn } from './change-records.ts'
import { listRecords } from './collection-queries.ts'
import { type AbsencesPlan, type PlannedAbsence, planAbsences } from './plan-absences.ts'

const GENERAL = [
  'Одно отсутствие — одна строка; работники — какие угодно.',
  'Повторная загрузка того же списка ничего не меняет; пока в нём есть ошибки, ничего не записывается.',
]

type ImportAbsences = {
  companyId: number
  dryRun: boolean
  file: { bytes: Uint8Array; fileName: string }
  options: z.infer<typeof AbsenceImportOptions>
}

/** All of a list of absences or nothing. */
export async function importAbsences(
  ctx: Ctx,
  { companyId, dryRun, file, options }: ImportAbsences,
): Promise<AbsenceImportOutcome> {
  allow(ctx, companyId, 'company.change')
  const [table] = await tablesOf(ctx.threads, companyId, file)
  const people = await employeesOf(ctx, companyId, { withDismissed: false })
  const today = ctx.today(companyId)
  const find = personFinder(people, {}, today)
  const plan = async (tx: Tx): Promise<AbsencesPlan> => {
    const absences = await listRecords(tx, ABSENCES, companyId)
    const made = planAbsences(table, options.mapping, { find, absences, today })
    if (typeof made === 'string') throw Invalid.field('file', made)
    return made
  }
  if (dryRun) return outcome(await readScoped(ctx, plan), false)
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const checked = await plan(tx)
    const isWritten = checked.planned.length > 0 && checked.rows.every(({ errors }) => errors.length === 0)
    const touched = [{ table: 'absences' }, ...SECTION_ROWS] as const
    const deed = { companyId, permission: 'company.change', name: null, touched } as const
    if (isWritten)
      await undoably(tx, ctx, deed, async () => {
        for (const absence of checked.planned) await write(tx, ctx, companyId, absence)
      })
    return outcome(checked, isWritten)
  })
}

async function write(tx: Tx, ctx: Ctx, companyId: number, { id, fields }: PlannedAbsence): Promise<void> {
  if (id === null) await createRecordIn(tx, ctx, ABSENCES, { companyId, fields })
  else await changeRecordIn(tx, ctx, ABSENCES, { companyId, id, changes: fields, ifMatch: null })
}

function outcome({ columns, rows }: AbsencesPlan, written: boolean): AbsenceImportOutcome {
  return { written, columns, rows }
}

export async function absencesTemplate(): Promise<FileAnswer> {
  const columns = ABSENCE_COLUMN_NAMES.map((name) => ABSENCE_COLUMNS[name])
  return {
    fileName: 'Отсутствия — шаблон.xlsx',
    content: await writeWorkbook([
      {
        name: 'Отсутствия',
        widths: columns.map(({ width }) => width),
        frozenRows: 1,
        rows: [columns.map(({ label }) => ({ cell: label, style: 'header' as const }))],
      },
      howToFillSheet({
        columns: columns.map(({ label, howToFill }) => [label, howToFill]),
        general: GENERAL,
      }),
    ]),
  }
}
