import { isDeepStrictEqual } from 'node:util'
import type { ImportOutcome } from '@ot/contract'
import { employeeLimitProblem } from '@ot/domain'
import { allow, type Ctx, membershipOf, requireTariff } from '../../ctx.ts'
import { auditAll } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict } from '../../errors.ts'
import { retimeEmployees } from '../events/index.ts'
import { lockStaff } from '../people/index.ts'
import { rememberMapping } from './mapping-queries.ts'
import { readStaff } from './read-staff.ts'
import type { ImportPlan, StaffFile, StaffSnapshot } from './staff.ts'
import type { ImportDesk } from './work/import-desk.ts'
import { changedPeople, staffRecords, writeStaff } from './write-staff.ts'

export type ImportEmployees = { companyId: number; dryRun: boolean; file: StaffFile }

/** All or nothing: while a row is wrong, or the tariff is too small, nothing is written. */
export async function importEmployees(
  ctx: Ctx,
  desk: ImportDesk,
  { companyId, dryRun, file }: ImportEmployees,
): Promise<ImportOutcome> {
  allow(ctx, companyId, 'employee.change')
  const { snapshot, versions } = await readStaff(ctx, companyId)
  const plan = await desk.plan(file, snapshot)
  const limitProblem = tariffProblem(ctx, companyId, snapshot, plan)
  if (dryRun) return { ...plan.outcome, written: false, limitProblem }
  requireTariff(limitProblem)
  if (plan.outcome.totals.error > 0) return { ...plan.outcome, written: false, limitProblem }
  await inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    if (!isDeepStrictEqual(await lockStaff(tx, companyId), versions)) {
      throw new Conflict('Пока файл проверялся, список работников изменился. Проверьте файл ещё раз')
    }
    const written = await writeStaff(tx, companyId, plan.changes, ctx.now)
    await auditAll(tx, ctx, staffRecords(companyId, written))
    await retimeEmployees(tx, ctx, companyId, changedPeople(written))
    await rememberMapping(tx, companyId, plan.memory, ctx.now)
  })
  return { ...plan.outcome, written: true, limitProblem }
}

/** A list that adds nobody is never refused for its length. */
function tariffProblem(
  ctx: Ctx,
  companyId: number,
  { employees }: StaffSnapshot,
  { changes }: ImportPlan,
): string | null {
  const before = employees.filter(({ record }) => record.dismissedOn === null).length
  const hired = changes.added.filter(({ dismissedOn }) => dismissedOn === null).length
  const restored = changes.changed.filter(
    ({ record, after }) => record.dismissedOn !== null && after.dismissedOn === null,
  )
  const dismissed = changes.changed.filter(
    ({ record, after }) => record.dismissedOn === null && after.dismissedOn !== null,
  )
  const incoming = hired + restored.length
  if (incoming === 0) return null
  const after = before + incoming - dismissed.length
  return employeeLimitProblem(membershipOf(ctx, companyId).subscription, after - 1)
}
