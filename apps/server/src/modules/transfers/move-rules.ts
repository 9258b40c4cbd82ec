import type { TransferFields } from '@ot/contract'
import { type CalendarDate, transferDayProblem } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { Conflict, Invalid } from '../../foundation/errors.ts'
import { findWorkplace } from '../events/index.ts'
import { type EmployeeRow, employeeRecord, requireSoundEmployee } from '../people/index.ts'
import { listTransfers } from './transfer-queries.ts'

/** All that only the database and the calendar can tell of a transfer. */
export async function requirePossibleMove(
  tx: Tx,
  ctx: Ctx,
  employee: EmployeeRow,
  { movedOn, workplaceId, orderNumber, orderDate, ...place }: TransferFields,
): Promise<void> {
  const { companyId, id, hireDate, dismissedOn, departmentId, positionId, positionStaff } = employee
  if (dismissedOn !== null) throw new Conflict('Работник уволен')
  const today = ctx.today(companyId)
  await requireSoundEmployee(tx, companyId, { ...employeeRecord(employee), ...place }, today)
  const last = lastDay(await listTransfers(tx, companyId, id))
  const problem = transferDayProblem(movedOn, { hireDate, last, today })
  if (problem !== null) throw Invalid.field('movedOn', problem)
  if (workplaceId !== null && (await findWorkplace(tx, companyId, workplaceId)) === null)
    throw Invalid.field('workplaceId', 'Такого рабочего места нет')
  const isSame =
    departmentId === place.employeeGroupId &&
    positionId === place.positionId &&
    positionStaff === place.positionStaff
  if (isSame && workplaceId === null)
    throw Invalid.field(
      'positionId',
      'Ничего не изменилось: укажите другую должность, отдел или рабочее место',
    )
}

function lastDay(
  transfers: readonly { movedOn: CalendarDate; undoneAt: string | null }[],
): CalendarDate | null {
  return transfers.find(({ undoneAt }) => undoneAt === null)?.movedOn ?? null
}
