import type { CalendarDate } from '../calendar/calendar.ts'
import { addDays } from '../calendar/calendar.ts'
import { byField, fieldNames } from '../field/field-table.ts'
import { EMPLOYEE_FIELDS } from './employee-fields.ts'

/** What is asked of a transfer; the place and the position are called as in the record. */
export const TRANSFER_FIELDS = {
  movedOn: { label: 'День перевода' },
  employeeGroupId: EMPLOYEE_FIELDS.employeeGroupId,
  positionId: EMPLOYEE_FIELDS.positionId,
  positionStaff: EMPLOYEE_FIELDS.positionStaff,
  workplaceId: { label: 'Рабочее место' },
  orderNumber: { label: 'Номер приказа', max: 50 },
  orderDate: { label: 'Дата приказа' },
} as const

export type TransferField = keyof typeof TRANSFER_FIELDS
export const TRANSFER_FIELD_NAMES = fieldNames(TRANSFER_FIELDS)
export const TRANSFER_FIELD_LABELS = byField(TRANSFER_FIELD_NAMES, (field) => TRANSFER_FIELDS[field].label)

/** An order is prepared ahead, but the record is that of today. */
const AHEAD_DAYS = 30

/** Null, or what is wrong with the day; `last`: of the transfer before it. */
export function transferDayProblem(
  movedOn: CalendarDate,
  { hireDate, last, today }: { hireDate: CalendarDate; last: CalendarDate | null; today: CalendarDate },
): string | null {
  if (movedOn < hireDate) return 'День перевода раньше дня приёма'
  if (last !== null && movedOn < last) return 'Есть более поздний перевод: сначала отмените его'
  if (movedOn > addDays(today, AHEAD_DAYS)) return `Не дальше ${AHEAD_DAYS} дней вперёд`
  return null
}
