import { addYears, type CalendarDate } from '../calendar/calendar.ts'

/** ТК ст. 63: work under 14 is possible only in the arts, with papers this product does not keep. */
const YOUNGEST_YEARS = 14
const OLDEST_YEARS = 100

/** Null, or what is wrong with a birth date on the given day. */
export function birthDateProblem(birthDate: CalendarDate, today: CalendarDate): string | null {
  if (addYears(birthDate, YOUNGEST_YEARS) > today) return 'Работнику должно быть не меньше 14 лет'
  if (addYears(birthDate, OLDEST_YEARS) < today) return 'Проверьте год рождения: работнику больше 100 лет'
  return null
}

/** Null, or what is wrong with a hire date of somebody born then. */
export function hireDateProblem(hireDate: CalendarDate, birthDate: CalendarDate): string | null {
  if (hireDate < addYears(birthDate, YOUNGEST_YEARS))
    return 'Дата приёма раньше, чем работнику исполнилось 14 лет'
  return null
}

type Employment = {
  hireDate: CalendarDate
  contractDate: CalendarDate | null
  firstWorkingDay: CalendarDate | null
}

/** The days of an employment that look like a slip and may be true: told of, refused by nobody. */
export function employmentWarning({
  hireDate,
  contractDate,
  firstWorkingDay,
}: Employment): { field: 'contractDate' | 'firstWorkingDay'; message: string } | null {
  const began = firstWorkingDay ?? hireDate
  if (contractDate !== null && contractDate > began)
    // ТК, ст. 67: a contract is put into writing within three working days after work began.
    return { field: 'contractDate', message: 'Договор позже первого рабочего дня: проверьте дату' }
  if (began < hireDate)
    return { field: 'firstWorkingDay', message: 'Первый рабочий день раньше дня приёма: проверьте дату' }
  return null
}

/** Null, or what is wrong with a day of an employment that may be left out. */
export function employmentDayProblem(
  field: 'contractDate' | 'firstWorkingDay',
  day: CalendarDate,
  birthDate: CalendarDate,
): string | null {
  if (day >= addYears(birthDate, YOUNGEST_YEARS)) return null
  const what = field === 'contractDate' ? 'Дата договора' : 'Первый рабочий день'
  return `${what} раньше, чем работнику исполнилось 14 лет`
}

/** Null, or what is wrong with the last working day of somebody hired then. */
export function dismissalDateProblem(
  dismissedOn: CalendarDate,
  hireDate: CalendarDate,
  today: CalendarDate,
): string | null {
  if (dismissedOn < hireDate) return 'Дата увольнения раньше даты приёма'
  if (dismissedOn > today) return 'Дата увольнения ещё не наступила'
  return null
}
