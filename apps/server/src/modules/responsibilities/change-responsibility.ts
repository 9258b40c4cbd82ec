import type { ResponsibilityPatch, ResponsibilityRole } from '@ot/contract'
import type { AppointmentOrder } from '@ot/domain'
import { allow, type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { audit, checkVersion } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped, type Tx } from '../../db/transaction.ts'
import { succeedHolder } from './appoint.ts'
import { requireIssued, requireSoundAppointment } from './appointment-rules.ts'
import { orderOf } from './present.ts'
import { getHeld, type HeldRow, updateResponsibility } from './queries.ts'
import { readRole } from './read-responsibilities.ts'
import { appointmentRecord } from './responsibility-record.ts'

type Change = { id: number; changes: ResponsibilityPatch; ifMatch: number | null }

/** Another employee takes the place of the former; without one only the order is put right. */
export async function changeResponsibility(
  ctx: Ctx,
  { id, changes, ifMatch }: Change,
): Promise<ResponsibilityRole> {
  const { companyId } = await readScoped(ctx, (tx) => getHeld(tx, companyIdsOf(ctx), id))
  allow(ctx, companyId, 'responsibility.change')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const before = await getHeld(tx, [companyId], id)
    const entity = { companyId, entity: 'responsibility', entityId: id } as const
    await checkVersion(tx, { ...entity, stored: before.version, expected: ifMatch })
    const { employeeId = before.employeeId, orderLink: order = orderOf(before) } = changes
    if (employeeId === before.employeeId) return correctOrder(tx, ctx, before, order)
    await requireSoundAppointment(tx, ctx, companyId, { employeeId, order })
    return succeedHolder(tx, ctx, before, { employeeId, order, since: order?.date ?? ctx.today(companyId) })
  })
}

async function correctOrder(
  tx: Tx,
  ctx: Ctx,
  before: HeldRow,
  order: AppointmentOrder | null,
): Promise<ResponsibilityRole> {
  const { companyId, id, employeeId } = before
  const stored = orderOf(before)
  if (stored?.number === order?.number && stored?.date === order?.date) {
    return readRole(tx, ctx, { companyId, id })
  }
  requireIssued(order, ctx.today(companyId))
  await updateResponsibility(tx, before, { employeeId, order, since: order?.date ?? before.since }, ctx.now)
  const after = await getHeld(tx, [companyId], id)
  await audit(tx, ctx, {
    companyId,
    action: 'responsibility.order-changed',
    entity: 'responsibility',
    entityId: id,
    before: appointmentRecord(before),
    after: appointmentRecord(after),
  })
  return readRole(tx, ctx, { companyId, id })
}
