import type { Proposal, TransferFields, TransferOutcome } from '@ot/contract'
import { toldOf } from '@ot/domain'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped } from '../../db/transaction.ts'
import { moveToWorkplace } from '../events/index.ts'
import { type ChosenKeys, presentReminder, previewTransfer, takeAfterTransfer } from '../norms/index.ts'
import { employeeRecord, findEmployeeOf, getEmployeeForUpdate, updateEmployee } from '../people/index.ts'
import { requirePossibleMove } from './move-rules.ts'
import { findPlaces, insertTransfer, keepBrought, listOpenAtTransfer } from './transfer-queries.ts'

type Move = { id: number; fields: TransferFields }

/** What would follow: nothing is written. */
export async function previewMove(ctx: Ctx, { id, fields }: Move): Promise<TransferOutcome> {
  const employee = await findEmployeeOf(ctx, id)
  const { companyId } = employee
  allow(ctx, companyId, 'employee.change')
  const { positionId, positionStaff: staffTitle, movedOn } = fields
  return readScoped(ctx, async (tx) => {
    await requirePossibleMove(tx, ctx, employee, fields)
    return outcomeOf(
      await previewTransfer(tx, ctx, { companyId, employeeId: id, positionId, staffTitle, movedOn }),
    )
  })
}

type Chosen = Move & { choice: ChosenKeys }

/** The record, the workplace, the history and what follows from the transfer, or nothing. */
export async function transferEmployee(ctx: Ctx, { id, fields, choice }: Chosen): Promise<TransferOutcome> {
  const { companyId } = await findEmployeeOf(ctx, id)
  allow(ctx, companyId, 'employee.change')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const stored = await getEmployeeForUpdate(tx, companyId, id)
    await requirePossibleMove(tx, ctx, stored, fields)
    const from = await findPlaces(tx, companyId, id)
    const before = employeeRecord(stored)
    const { movedOn, workplaceId, orderNumber, orderDate, ...place } = fields
    const after = { ...before, ...place }
    await updateEmployee(tx, stored, after, ctx.now)
    await audit(tx, ctx, {
      companyId,
      action: 'employee.transferred',
      entity: 'employee',
      entityId: id,
      before,
      after: { ...after, movedOn, orderNumber, orderDate },
    })
    if (workplaceId !== null) await moveToWorkplace(tx, ctx, { companyId, employeeId: id, workplaceId })
    const to = await findPlaces(tx, companyId, id)
    const standing = await listOpenAtTransfer(tx, companyId, id)
    const transferId = await insertTransfer(
      tx,
      {
        companyId,
        employeeId: id,
        movedOn,
        fromDepartmentId: stored.departmentId,
        fromDepartment: from.department,
        fromPositionId: stored.positionId,
        fromPosition: from.position,
        fromPositionStaff: stored.positionStaff,
        fromWorkplaceId: from.workplaceId,
        fromWorkplace: from.workplace,
        toDepartment: to.department,
        toPosition: to.position,
        toWorkplace: to.workplace,
        orderNumber,
        orderDate,
        lastEventId: Math.max(0, ...standing.events),
        lastInstructionId: Math.max(0, ...standing.instructions),
      },
      ctx.now,
    )
    const follows = await takeAfterTransfer(tx, ctx, { companyId, employeeId: id, choice })
    await keepBrought(
      tx,
      { companyId, id: transferId },
      { before: standing, after: await listOpenAtTransfer(tx, companyId, id) },
    )
    return outcomeOf(follows)
  })
}

function outcomeOf(follows: Proposal[]): TransferOutcome {
  return { follows, reminders: toldOf('transfer').map(presentReminder) }
}
