import { takenBack } from '@ot/domain'
import { allow, type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped } from '../../db/transaction.ts'
import { Conflict } from '../../foundation/errors.ts'
import { closeIn, loadEvents, moveToWorkplace, reopenIn } from '../events/index.ts'
import {
  employeeRecord,
  getEmployeeForUpdate,
  requireSoundEmployee,
  updateEmployee,
} from '../people/index.ts'
import {
  deleteInstructions,
  getTransfer,
  listTransfers,
  markTransferUndone,
  type TransferRow,
} from './transfer-queries.ts'

const REASON = 'Перевод отменён'

/** The former place again; what the transfer brought and nobody has done goes, what it closed stands again. */
export async function undoTransfer(ctx: Ctx, id: number): Promise<void> {
  const { companyId, employeeId } = await readScoped(ctx, (tx) => getTransfer(tx, companyIdsOf(ctx), id))
  allow(ctx, companyId, 'employee.change')
  await inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const last = (await listTransfers(tx, companyId, employeeId)).find(({ undoneAt }) => undoneAt === null)
    if (last?.id !== id) throw new Conflict('Отменить можно только последний перевод')
    const stored = await getEmployeeForUpdate(tx, companyId, employeeId)
    const before = employeeRecord(stored)
    const after = { ...before, ...formerPlace(last) }
    await requireSoundEmployee(tx, companyId, after, ctx.today(companyId))
    await updateEmployee(tx, stored, after, ctx.now)
    await audit(tx, ctx, {
      companyId,
      action: 'employee.transfer-undone',
      entity: 'employee',
      entityId: employeeId,
      before,
      after,
    })
    if (last.toWorkplace !== last.fromWorkplace)
      await moveToWorkplace(tx, ctx, { companyId, employeeId, workplaceId: last.fromWorkplaceId })
    const made = await loadEvents(tx, companyId, last.madeEvents)
    const { going, returning } = takenBack(made, await loadEvents(tx, companyId, last.closedEvents))
    await closeIn(tx, ctx, { companyId, eventIds: going.map((event) => event.id), reason: REASON })
    await reopenIn(tx, ctx, { companyId, eventIds: returning.map((event) => event.id) })
    await deleteInstructions(tx, companyId, last.madeInstructions)
    await markTransferUndone(tx, last, ctx.now)
  })
}

function formerPlace({ fromDepartmentId, fromPositionId, fromPositionStaff }: TransferRow) {
  return {
    employeeGroupId: fromDepartmentId,
    positionId: fromPositionId,
    positionStaff: fromPositionStaff,
  }
}
