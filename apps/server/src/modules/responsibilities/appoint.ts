import type { NewResponsibility, ResponsibilityRole } from '@ot/contract'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { Conflict } from '../../foundation/errors.ts'
import { lastDay, requireSoundAppointment } from './appointment-rules.ts'
import {
  type Appointment,
  findHeldRole,
  getHeld,
  type HeldRow,
  insertResponsibility,
  insertTerm,
  updateResponsibility,
} from './queries.ts'
import { readRole } from './read-responsibilities.ts'
import { appointmentRecord } from './responsibility-record.ts'

/** Names somebody for a role that is free: nobody stands in it, or who did has been dismissed. */
export async function appointResponsible(ctx: Ctx, input: NewResponsibility): Promise<ResponsibilityRole> {
  const { companyId, employeeId, responsibilityRoleDefinitionId: roleId, orderLink: order } = input
  allow(ctx, companyId, 'responsibility.change')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    await requireSoundAppointment(tx, ctx, companyId, { employeeId, order })
    const before = await findHeldRole(tx, companyId, roleId)
    if (before !== null && before.dismissedOn === null) {
      throw new Conflict(`Роль уже исполняет ${before.employeeFullName}: переназначьте ответственного`)
    }
    const appointment = { employeeId, order, since: order?.date ?? ctx.today(companyId) }
    return before === null
      ? takeRole(tx, ctx, { companyId, roleId }, appointment)
      : succeedHolder(tx, ctx, before, appointment)
  })
}

/** For a transaction that holds the company's row: whoever is named stands in the role; by the order, where it is new to him. */
export async function holdRole(
  tx: Tx,
  ctx: Ctx,
  role: { companyId: number; roleId: number },
  { employeeId, order }: Pick<Appointment, 'employeeId' | 'order'>,
): Promise<void> {
  const { companyId, roleId } = role
  const before = await findHeldRole(tx, companyId, roleId)
  if (before?.employeeId === employeeId) return
  await requireSoundAppointment(tx, ctx, companyId, { employeeId, order })
  const appointment = { employeeId, order, since: order?.date ?? ctx.today(companyId) }
  await (before === null ? takeRole(tx, ctx, role, appointment) : succeedHolder(tx, ctx, before, appointment))
}

async function takeRole(
  tx: Tx,
  ctx: Ctx,
  { companyId, roleId }: { companyId: number; roleId: number },
  appointment: Appointment,
): Promise<ResponsibilityRole> {
  const id = await insertResponsibility(tx, { companyId, roleId, now: ctx.now }, appointment)
  const after = appointmentRecord(await getHeld(tx, [companyId], id))
  await audit(tx, ctx, {
    companyId,
    action: 'responsibility.assigned',
    entity: 'responsibility',
    entityId: id,
    before: null,
    after,
  })
  return readRole(tx, ctx, { companyId, id })
}

/** The former holder's term is written down, and the new one stands in the place. */
export async function succeedHolder(
  tx: Tx,
  ctx: Ctx,
  before: HeldRow,
  appointment: Appointment,
): Promise<ResponsibilityRole> {
  const { companyId, id } = before
  const until = lastDay(before, appointment.order, ctx.today(companyId))
  await insertTerm(tx, before, { until, order: appointment.order, successorId: id, now: ctx.now })
  await updateResponsibility(tx, before, appointment, ctx.now)
  const after = await getHeld(tx, [companyId], id)
  await audit(tx, ctx, {
    companyId,
    action: 'responsibility.reassigned',
    entity: 'responsibility',
    entityId: id,
    before: appointmentRecord(before),
    after: appointmentRecord(after),
  })
  return readRole(tx, ctx, { companyId, id })
}
