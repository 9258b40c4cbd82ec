import type { AppointmentOrder, CalendarDate } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import { subjectsByIds } from '../events/index.ts'
import type { Appointment, HeldRow } from './queries.ts'

/** Who works in the company now, by an order that has been issued. */
export async function requireSoundAppointment(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  { employeeId, order }: Omit<Appointment, 'since'>,
): Promise<void> {
  requireIssued(order, ctx.today(companyId))
  const [employee] = await subjectsByIds(tx, companyId, [employeeId])
  if (employee === undefined) throw Invalid.field('employeeId', 'Такого работника нет')
  if (employee.dismissedOn !== null) throw Invalid.field('employeeId', 'Работник уволен')
}

export function requireIssued(order: AppointmentOrder | null, today: CalendarDate): void {
  if (order !== null && order.date > today)
    throw Invalid.field('orderLink', 'Дата приказа не может быть позже сегодняшней')
}

/** The last day of a term: of the new order's day, never before the term began, of a dismissed person the dismissal. */
export function lastDay(
  { since, dismissedOn }: Pick<HeldRow, 'since' | 'dismissedOn'>,
  order: AppointmentOrder | null,
  today: CalendarDate,
): CalendarDate {
  const day = dismissedOn ?? order?.date ?? today
  return day < since ? since : day
}
