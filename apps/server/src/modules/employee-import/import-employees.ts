import { isDeepStrictEqual } from 'node:util'
import type { ImportOutcome } from '@ot/contract'
import { allow, type Ctx, requireTariff } from '../../context/ctx.ts'
import { auditAll } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { earlierAnswer, inTransaction } from '../../db/transaction.ts'
import { type Touched, undoably } from '../../db/undoable.ts'
import { Conflict } from '../../foundation/errors.ts'
import { JsonAnswer } from '../../http/json-answer.ts'
import { retimeEmployees, SECTION_ROWS } from '../events/index.ts'
import { joinPeople, lockStaff } from '../people/index.ts'
import { rememberMapping } from './mapping-queries.ts'
import { readStaff } from './read-staff.ts'
import type { StaffFile } from './values/staff.ts'
import { planInThread } from './work/staff-thread.ts'
import { changedPeople, staffRecords, writeStaff } from './write-staff.ts'

export type ImportEmployees = { companyId: number; dryRun: boolean; file: StaffFile }

/** All or nothing, unless wrong rows are to be left; while the tariff is too small, nothing is written. */
export async function importEmployees(
  ctx: Ctx,
  { companyId, dryRun, file }: ImportEmployees,
): Promise<JsonAnswer<ImportOutcome>> {
  allow(ctx, companyId, 'employee.change')
  const earlier = earlierAnswer<Buffer>(ctx)
  if (earlier !== null) return new JsonAnswer(earlier.answer)
  const { snapshot, versions } = await readStaff(ctx, companyId)
  const { outcome, limitProblem, toWrite } = await planInThread(ctx.threads, {
    companyId,
    file,
    snapshot,
    dryRun,
  })
  if (!dryRun) requireTariff(limitProblem)
  if (toWrite === null) return new JsonAnswer(outcome)
  await inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    if (!isDeepStrictEqual(await lockStaff(tx, companyId), versions)) {
      throw new Conflict('Пока файл проверялся, список работников изменился. Проверьте файл ещё раз')
    }
    const touched: Touched[] = [{ table: 'departments' }, { table: 'employees' }, ...SECTION_ROWS]
    await undoably(tx, ctx, { companyId, permission: 'employee.change', name: null, touched }, async () => {
      const written = await writeStaff(tx, companyId, toWrite.changes, ctx.now)
      await auditAll(tx, ctx, staffRecords(companyId, written))
      await retimeEmployees(tx, ctx, companyId, changedPeople(written))
      await joinPeople(tx, ctx, companyId, changedPeople(written))
    })
    await rememberMapping(tx, companyId, toWrite.memory, ctx.now)
    return outcome
  })
  return new JsonAnswer(outcome)
}
