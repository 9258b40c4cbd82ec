import type { EmployeeChange } from '@ot/contract'
import { isCalendarDate, shortDate } from '@ot/text'

const NOT_GIVEN = 'не указано'
const CREATED = 'employee.created'

/** What was done, in words. */
export function historyActionText(action: string): string {
  switch (action) {
    case CREATED:
      return 'Запись создана'
    case 'employee.dismissed':
      return 'Увольнение'
    case 'employee.transferred':
      return 'Перевод'
    case 'employee.transfer-undone':
      return 'Перевод отменён'
    case 'employee.restored':
      return 'Увольнение отменено'
    default:
      return 'Изменено'
  }
}

/** What was and what became; of a new record everything is new, and nothing is listed. */
export function changeLines({ action, changes }: EmployeeChange) {
  if (action === CREATED) return []
  return changes.map(({ field, label, from, to }) => ({
    field,
    label,
    from: valueText(from),
    to: valueText(to),
  }))
}

function valueText(value: string | null): string {
  if (value === null || value === '') return NOT_GIVEN
  return isCalendarDate(value) ? shortDate(value) : value
}
