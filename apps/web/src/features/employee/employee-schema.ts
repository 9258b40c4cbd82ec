import { type EmployeeAnswer, EmployeeFields } from '@ot/contract/employee'
import {
  birthDateProblem,
  byField,
  type EmployeeFormField,
  employeeFieldsOf,
  employmentDayProblem,
  hireDateProblem,
} from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import { changedFields, pickFields } from '../../lib/form/changed-fields.ts'
import type { FormSchema } from '../../lib/form/schema.ts'
import { ALL_FIELDS } from './employee-fields.ts'
import type { EmployeeValues } from './employee-values.ts'

const INCOMPLETE_DATE = 'Дата в виде дд.мм.гггг'
const BARE_MASK = /^\+7[ (]*$/

/** The contract's schema over what stands in the form, and the rules of the calendar on this day. */
export function employeeSchema(today: string): FormSchema<EmployeeValues, EmployeeFields> {
  return {
    '~standard': {
      validate(values) {
        const ofDates = dateIssues(values, today)
        const checked = EmployeeFields.safeParse(inputOf(values))
        if (checked.success && ofDates.length === 0) return { value: checked.data }
        return { issues: [...ofDates, ...(checked.error?.issues ?? [])] }
      },
    },
  }
}

const DAYS: readonly string[] = employeeFieldsOf('day')
const PHONES: readonly string[] = employeeFieldsOf('phone')

function inputOf(values: EmployeeValues) {
  return byField(ALL_FIELDS, (field) => inputOfField(field, values))
}

/** An empty date is a missing one, and so is a patronymic of which nothing is said; a phone of which the mask alone is left is no phone. */
function inputOfField(field: EmployeeFormField, values: EmployeeValues) {
  const value = values[field]
  if ((DAYS.includes(field) || field === 'fatherName') && value === '') return undefined
  return PHONES.includes(field) && BARE_MASK.test(String(value)) ? '' : value
}

function dateIssues(values: EmployeeValues, today: string) {
  const { birthDate } = values
  const ofBirth = isCalendarDate(birthDate) ? birthDateProblem(birthDate, today) : incomplete(birthDate)
  // Against a wrong birth date any other date looks wrong.
  const isBirthSound = isCalendarDate(birthDate) && ofBirth === null
  const later = (day: string, problem: (day: string) => string | null) => {
    if (!isCalendarDate(day)) return incomplete(day)
    return isBirthSound ? problem(day) : null
  }
  return [
    ...issue('birthDate', ofBirth),
    ...issue(
      'hireDate',
      later(values.hireDate, (day) => hireDateProblem(day, birthDate)),
    ),
    ...OPTIONAL_DAYS.flatMap((field) =>
      issue(
        field,
        later(values[field], (day) => employmentDayProblem(field, day, birthDate)),
      ),
    ),
  ]
}

const OPTIONAL_DAYS = ['contractDate', 'firstWorkingDay'] as const

function incomplete(typed: string): string | null {
  return typed === '' ? null : INCOMPLETE_DATE
}

function issue(field: string, message: string | null) {
  return message === null ? [] : [{ path: [field], message }]
}

/** What of a checked record differs from the stored one. */
export function employeeChanges(stored: EmployeeAnswer, checked: EmployeeFields): Partial<EmployeeFields> {
  const { id, personId, companyId, version, position, dismissedOn, ...fields } = stored
  return pickFields(checked, changedFields<EmployeeFields>(fields, checked))
}
