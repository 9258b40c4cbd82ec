import type { ResponsibilityRole } from '@ot/contract'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { NO_ORDER, type OrderValues, orderIssues, orderLinkOf } from '../order-values.ts'

export const EMPLOYEE_LABEL = 'Работник'

export interface AppointmentValues extends OrderValues {
  employeeId: number | null
}

export type NamedAppointment = AppointmentValues & { employeeId: number }

/** The role as it stands; nobody stands in a free one, and its order is usually that of the one named before. */
export function appointmentValues(
  { employeeId, orderDate, orderNumber }: ResponsibilityRole,
  lastOrder: OrderValues = NO_ORDER,
): AppointmentValues {
  if (employeeId === null) return { employeeId, ...lastOrder }
  const isOrderless = orderNumber === null
  return { employeeId, isOrderless, date: orderDate ?? '', number: orderNumber ?? '' }
}

/** Another employee is appointed by another order: the former one's is not left standing in the fields. */
export function withEmployee(
  employeeId: number,
  values: AppointmentValues,
  stored: AppointmentValues,
): AppointmentValues {
  const isFormerOrder = values.date === stored.date && values.number === stored.number
  const isAnother = stored.employeeId !== null && employeeId !== stored.employeeId
  return isAnother && isFormerOrder && !values.isOrderless
    ? { ...values, employeeId, date: '', number: '' }
    : { ...values, employeeId }
}

export function appointmentSchema(today: string): FormSchema<AppointmentValues, NamedAppointment> {
  return {
    '~standard': {
      validate(values) {
        const { employeeId } = values
        const order = orderIssues(values, today)
        if (employeeId === null)
          return { issues: [{ path: ['employeeId'], message: 'Укажите работника' }, ...order] }
        return order.length > 0 ? { issues: order } : { value: { ...values, employeeId } }
      },
    },
  }
}

/** What of an appointment is written over what may have been stored since. */
export function appointmentChanges(
  values: NamedAppointment,
  changed: Partial<AppointmentValues>,
): { employeeId?: number; orderLink?: string } {
  const isOrderChanged = Object.keys(NO_ORDER).some((field) => field in changed)
  return {
    ...('employeeId' in changed && { employeeId: values.employeeId }),
    ...(isOrderChanged && { orderLink: orderLinkOf(values) }),
  }
}
