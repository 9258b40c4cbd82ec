import { type EmployeeAnswer, EmployeeFields } from '@ot/contract/employee'
import { birthDateProblem, hireDateProblem } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import { changedFields, pickFields } from '../../lib/form/changed-fields.ts'
import type { FormSchema } from '../../lib/form/schema.ts'
import type { EmployeeValues } from './employee-values.ts'

const INCOMPLETE_DATE = 'Дата в виде дд.мм.гггг'

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

/** An empty date is a missing one; a phone of which the mask alone is left is no phone. */
function inputOf(values: EmployeeValues) {
  return {
    ...values,
    birthDate: values.birthDate === '' ? undefined : values.birthDate,
    hireDate: values.hireDate === '' ? undefined : values.hireDate,
    personalPhone: withoutBareMask(values.personalPhone),
    workMobilePhone: withoutBareMask(values.workMobilePhone),
    workPhone: withoutBareMask(values.workPhone),
  }
}

function withoutBareMask(phone: string): string {
  return /^\+7[ (]*$/.test(phone) ? '' : phone
}

function dateIssues({ birthDate, hireDate }: EmployeeValues, today: string) {
  const ofBirth = isCalendarDate(birthDate) ? birthDateProblem(birthDate, today) : incomplete(birthDate)
  // Against a wrong birth date any hire date looks wrong.
  const isBirthSound = isCalendarDate(birthDate) && ofBirth === null
  const ofHire = isCalendarDate(hireDate)
    ? isBirthSound
      ? hireDateProblem(hireDate, birthDate)
      : null
    : incomplete(hireDate)
  return [...issue('birthDate', ofBirth), ...issue('hireDate', ofHire)]
}

function incomplete(typed: string): string | null {
  return typed === '' ? null : INCOMPLETE_DATE
}

function issue(field: string, message: string | null) {
  return message === null ? [] : [{ path: [field], message }]
}

/** What of a checked record differs from the stored one. */
export function employeeChanges(stored: EmployeeAnswer, checked: EmployeeFields): Partial<EmployeeFields> {
  const { id, companyId, version, position, dismissedOn, ...fields } = stored
  return pickFields(checked, changedFields<EmployeeFields>(fields, checked))
}
