import type { InstructionFields } from '@ot/contract'
import { allow, type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { auditAll } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped, type Tx } from '../../db/transaction.ts'
import { undoably } from '../../db/undoable.ts'
import { Conflict } from '../../foundation/errors.ts'
import { chosenSubjects, getEmployeeCompany, type SubjectChoice, subjectsByIds } from '../events/index.ts'
import { instructionFields, requirePossibleDates, withRevision } from './instruction-record.ts'
import { type InstructionRow, insertInstructions } from './queries.ts'

export async function giveInstruction(
  ctx: Ctx,
  employeeId: number,
  fields: InstructionFields,
): Promise<InstructionRow> {
  const companyId = await readScoped(ctx, (tx) => getEmployeeCompany(tx, companyIdsOf(ctx), employeeId))
  allow(ctx, companyId, 'event.change')
  return inTransaction(ctx, companyId, async (tx) => {
    const [subject] = await subjectsByIds(tx, companyId, [employeeId])
    if (subject === undefined || subject.dismissedOn !== null) throw new Conflict('Работник уволен')
    const [given] = await give(tx, ctx, { companyId, employeeIds: [employeeId], fields })
    if (given === undefined) throw new Error('no instruction was given')
    return given
  })
}

/** To all or to none. */
export async function giveInstructions(
  ctx: Ctx,
  { companyId, choice, fields }: { companyId: number; choice: SubjectChoice; fields: InstructionFields },
): Promise<InstructionRow[]> {
  allow(ctx, companyId, 'event.change')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const subjects = await chosenSubjects(tx, companyId, choice)
    const employeeIds = subjects.map(({ id }) => id)
    const touched = [{ table: 'employee_instructions', of: 'added' }] as const
    return undoably(tx, ctx, { companyId, permission: 'event.change', name: fields.name, touched }, () =>
      give(tx, ctx, { companyId, employeeIds, fields }),
    )
  })
}

async function give(
  tx: Tx,
  ctx: Ctx,
  input: { companyId: number; employeeIds: readonly number[]; fields: InstructionFields },
): Promise<InstructionRow[]> {
  const { companyId, employeeIds } = input
  const fields = withRevision(input.fields)
  const today = ctx.today(companyId)
  requirePossibleDates(fields, today)
  const given = await insertInstructions(tx, companyId, { employeeIds, fields, now: ctx.now, today })
  await auditAll(
    tx,
    ctx,
    given.map((row) => ({
      companyId,
      action: 'instruction.given',
      entity: 'instruction',
      entityId: row.id,
      before: null,
      after: { employeeId: row.employeeId, ...instructionFields(row) },
    })),
  )
  return given
}
