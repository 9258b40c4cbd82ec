import type { CalendarDate } from '../calendar/calendar.ts'
import { birthDateProblem, dismissalDateProblem, hireDateProblem } from './employee-dates.ts'

export type EmploymentDates = {
  birthDate: CalendarDate
  hireDate: CalendarDate
  dismissedOn: CalendarDate | null
}

export type EmploymentProblem = { field: keyof EmploymentDates; message: string }

/** What is wrong with the dates of an employment, the first thing alone: against a wrong birth date any hire date looks
 * wrong. */
export function employmentProblem(
  { birthDate, hireDate, dismissedOn }: EmploymentDates,
  today: CalendarDate,
): EmploymentProblem | null {
  return (
    problem('birthDate', birthDateProblem(birthDate, today)) ??
    problem('hireDate', hireDateProblem(hireDate, birthDate)) ??
    problem('dismissedOn', dismissedOn === null ? null : dismissalDateProblem(dismissedOn, hireDate, today))
  )
}

function problem(field: keyof EmploymentDates, message: string | null): EmploymentProblem | null {
  return message === null ? null : { field, message }
}
