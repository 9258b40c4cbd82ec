import type { CalendarDate } from '../calendar/calendar.ts'
import {
  birthDateProblem,
  dismissalDateProblem,
  employmentDayProblem,
  hireDateProblem,
} from './employee-dates.ts'

export type EmploymentDates = {
  birthDate: CalendarDate
  hireDate: CalendarDate
  contractDate: CalendarDate | null
  firstWorkingDay: CalendarDate | null
  dismissedOn: CalendarDate | null
}

export type EmploymentProblem = { field: keyof EmploymentDates; message: string }

/** What is wrong with the dates of an employment, the first thing alone: against a wrong birth date any hire date looks
 * wrong. */
export function employmentProblem(
  { birthDate, hireDate, contractDate, firstWorkingDay, dismissedOn }: EmploymentDates,
  today: CalendarDate,
): EmploymentProblem | null {
  return (
    problem('birthDate', birthDateProblem(birthDate, today)) ??
    problem('hireDate', hireDateProblem(hireDate, birthDate)) ??
    problem('contractDate', optionalDayProblem('contractDate', contractDate, birthDate)) ??
    problem('firstWorkingDay', optionalDayProblem('firstWorkingDay', firstWorkingDay, birthDate)) ??
    problem('dismissedOn', dismissedOn === null ? null : dismissalDateProblem(dismissedOn, hireDate, today))
  )
}

function optionalDayProblem(
  field: 'contractDate' | 'firstWorkingDay',
  day: CalendarDate | null,
  birthDate: CalendarDate,
): string | null {
  return day === null ? null : employmentDayProblem(field, day, birthDate)
}

function problem(field: keyof EmploymentDates, message: string | null): EmploymentProblem | null {
  return message === null ? null : { field, message }
}
