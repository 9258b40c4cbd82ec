import type { EmployeeAnswer } from '@ot/contract'
import { byField, type EmployeeFormField, type EmploymentKind, PERSON_FIELDS, type Sex } from '@ot/domain'
import { ALL_FIELDS } from './employee-fields.ts'

interface Chosen {
  employeeGroupId: number | null
  positionId: number | null
  sex: Sex | null
  employmentKind: EmploymentKind
}

type TextField = Exclude<EmployeeFormField, keyof Chosen>

/** An employee's record as it is typed: every text is a string, an absent one is empty. */
export interface EmployeeValues extends Record<TextField, string>, Chosen {}

/** What stands in the form where it is said that there is no patronymic: an empty text is one not typed yet. */
export const NO_FATHER_NAME = '—'

const NOT_CHOSEN: Chosen = { employeeGroupId: null, positionId: null, sex: null, employmentKind: 'main' }

export const EMPLOYEE_TEXT_FIELDS = ALL_FIELDS.filter((field): field is TextField => !(field in NOT_CHOSEN))

export const EMPTY_VALUES: EmployeeValues = { ...byField(ALL_FIELDS, () => ''), ...NOT_CHOSEN }

export function employeeValues(employee: EmployeeAnswer): EmployeeValues {
  const { employeeGroupId, positionId, sex, employmentKind } = employee
  return {
    ...byField(ALL_FIELDS, (field) => String(employee[field] ?? '')),
    employeeGroupId,
    positionId,
    sex,
    employmentKind,
    fatherName: employee.fatherName === '' ? NO_FATHER_NAME : employee.fatherName,
  }
}

/** Another job of somebody who works here: what is the person's stands already, what is the job's is asked. */
export function otherJobValues(employee: EmployeeAnswer): EmployeeValues {
  const known = employeeValues(employee)
  return {
    ...EMPTY_VALUES,
    ...Object.fromEntries(PERSON_FIELDS.map((field) => [field, known[field]])),
    employmentKind: employee.dismissedOn === null && employee.employmentKind === 'main' ? 'internal' : 'main',
  }
}
