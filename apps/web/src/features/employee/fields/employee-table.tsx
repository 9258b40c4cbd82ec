import {
  byField,
  EMPLOYEE_FIELDS,
  type EmployeeFieldOf,
  employeeField,
  employeeFieldsOf,
  SEX_LABELS,
  SEXES,
  type Sex,
} from '@ot/domain'
import type { Departments } from '../../../lib/company/employee-scope.ts'
import { type AskedField, type AskedTable, choiceField, textField } from '../../../ui/form/field-table.tsx'
import type { TextKind } from '../../../ui/form/text-spec.ts'
import { type EmployeeField, isRequired, LABELS } from '../employee-fields.ts'
import { ageText, serviceText } from '../employee-text.ts'
import type { EmployeeValues } from '../employee-values.ts'
import { proposedSex } from '../proposed-sex.ts'
import type { EmployeeForm } from '../use-employee-form.ts'
import { NameControl } from './name-control.tsx'
import { PositionControl } from './position-control.tsx'
import { TermDateControl } from './term-date-control.tsx'

const LINE_MAX = 254
const SEX_CHOICES = SEXES.map((value) => ({ value, label: SEX_LABELS[value] }))
const TEXTS = employeeFieldsOf('line', 'long', 'extension', 'snils', 'phone', 'email')

interface EmployeeTableOptions {
  form: EmployeeForm
  departments: Departments
}

/** Every fact of the record as it is changed. */
export function employeeTable({ form, departments }: EmployeeTableOptions): AskedTable<EmployeeValues> {
  function proposeSex(fatherName: string, before: string): void {
    const { sex } = form.values
    const proposed = proposedSex({ sex, fatherName: before }, fatherName)
    if (proposed !== sex) form.set('sex', proposed)
  }
  return {
    ...byField(TEXTS, (field) => textField({ ...asked(field), ...kindOf(field) })),
    lastName: nameField('lastName'),
    firstName: nameField('firstName'),
    fatherName: nameField('fatherName', proposeSex),
    birthDate: {
      ...asked('birthDate'),
      control: ({ frame, value, today, onChange }) => (
        <TermDateControl
          frame={frame}
          value={value}
          onChange={onChange}
          max={today}
          term={ageText(value, today)}
        />
      ),
    },
    hireDate: {
      ...asked('hireDate'),
      control: ({ frame, value, today, onChange }) => (
        <TermDateControl frame={frame} value={value} onChange={onChange} term={serviceText(value, today)} />
      ),
    },
    employeeGroupId: choiceField<number | null>({
      ...asked('employeeGroupId'),
      choices: departments.map(({ id, name }) => ({ value: id, label: name })),
      placeholder: 'Выберите отдел',
      message: departments.length === 0 ? 'Отделов пока нет' : undefined,
    }),
    positionId: { ...asked('positionId'), control: (props) => <PositionControl {...props} /> },
    sex: choiceField<Sex | null>({
      ...asked('sex'),
      choices: SEX_CHOICES,
      placeholder: 'Выберите',
      isShort: true,
    }),
  }
}

function asked(field: EmployeeField) {
  return { label: LABELS[field], isRequired: isRequired(field) }
}

function nameField(
  field: EmployeeFieldOf<'name'>,
  onNamed?: (name: string, before: string) => void,
): AskedField<string> {
  return {
    ...asked(field),
    control: (props) => (
      <NameControl {...props} max={EMPLOYEE_FIELDS[field].max} {...(onNamed && { onNamed })} />
    ),
  }
}

function kindOf(field: (typeof TEXTS)[number]): TextKind {
  const { kind, max = LINE_MAX } = employeeField(field)
  if (kind === 'snils' || kind === 'phone') return { kind }
  if (kind === 'long') return { kind: 'line', max }
  if (kind === 'email') return { kind: 'short', max, type: 'email' }
  return { kind: 'short', max, ...(kind === 'extension' && { inputMode: 'tel', width: 'narrow' }) }
}
