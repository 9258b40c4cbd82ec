import type { ListedPosition } from '@ot/contract'
import {
  byField,
  EMPLOYEE_FIELD_LABELS,
  EMPLOYEE_FIELDS,
  EMPLOYMENT_KIND_LABELS,
  EMPLOYMENT_KINDS,
  type EmployeeFieldOf,
  type EmployeeFormField,
  type EmploymentKind,
  employeeField,
  employeeFieldsOf,
  employmentWarning,
  normaliseName,
  SEX_LABELS,
  SEXES,
  type Sex,
} from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import type { Departments } from '../../../lib/company/employee-scope.ts'
import { positionChoice, positionsQuery } from '../../../lib/company/positions.ts'
import { choicesMessage } from '../../../lib/load.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import { DateControl } from '../../../ui/date-control.tsx'
import type { ControlProps } from '../../../ui/form/control-props.ts'
import { type AskedField, type AskedTable, choiceField, textField } from '../../../ui/form/field-table.tsx'
import type { TextKind } from '../../../ui/form/text-spec.ts'
import { TextControl } from '../../../ui/text-control.tsx'
import { isEmployeeFieldRequired } from '../employee-fields.ts'
import { ageText, serviceText } from '../employee-text.ts'
import { type EmployeeValues, NO_FATHER_NAME } from '../employee-values.ts'
import { proposedSex } from '../proposed-sex.ts'
import type { EmployeeForm } from '../use-employee-form.ts'
import styles from './fields.module.css'

const NO_POSITIONS: readonly ListedPosition[] = []
const LINE_MAX = 254
const SEX_CHOICES = SEXES.map((value) => ({ value, label: SEX_LABELS[value] }))
const EMPLOYMENT_CHOICES = EMPLOYMENT_KINDS.map((value) => ({
  value,
  label: EMPLOYMENT_KIND_LABELS[value],
}))
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
    fatherName: {
      ...asked('fatherName'),
      control: (props) => <FatherNameControl {...props} onNamed={proposeSex} />,
    },
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
    contractDate: workDayField('contractDate', form.values),
    firstWorkingDay: workDayField('firstWorkingDay', form.values),
    employeeGroupId: choiceField<number | null>({
      ...asked('employeeGroupId'),
      choices: departments.map(({ id, name }) => ({ value: id, label: name })),
      placeholder: 'Выберите отдел',
      message: departments.length === 0 ? 'Отделов пока нет' : undefined,
    }),
    positionId: { ...asked('positionId'), control: (props) => <PositionControl {...props} /> },
    employmentKind: choiceField<EmploymentKind>({
      ...asked('employmentKind'),
      choices: EMPLOYMENT_CHOICES,
    }),
    sex: choiceField<Sex | null>({
      ...asked('sex'),
      choices: SEX_CHOICES,
      placeholder: 'Выберите',
      isShort: true,
    }),
  }
}

function asked(field: EmployeeFormField) {
  return { label: EMPLOYEE_FIELD_LABELS[field], isRequired: isEmployeeFieldRequired(field) }
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

/** Left empty, it is the day of hiring; what looks like a slip is told of beside it. */
function workDayField(
  field: 'contractDate' | 'firstWorkingDay',
  { hireDate, contractDate, firstWorkingDay }: EmployeeValues,
): AskedField<string> {
  const day = (typed: string) => (isCalendarDate(typed) ? typed : null)
  const warning = employmentWarning({
    hireDate,
    contractDate: day(contractDate),
    firstWorkingDay: day(firstWorkingDay),
  })
  return {
    ...asked(field),
    control: ({ frame, value, onChange }) => (
      <TermDateControl
        frame={frame}
        value={value}
        onChange={onChange}
        term={warning?.field === field ? warning.message : value === '' ? 'если не в день приёма' : ''}
      />
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

interface NameControlProps extends ControlProps<string> {
  max: number
  isDisabled?: boolean
  /** Another name than before has been typed. */
  onNamed?: (name: string, before: string) => void
}

/** A name, put in order on leaving the field: what is seen is what will be written. */
function NameControl({ frame, value, max, isDisabled = false, onChange, onNamed }: NameControlProps) {
  const entered = useRef(value)

  function leave(): void {
    const name = normaliseName(value)
    if (name !== value) onChange(name)
    if (name !== entered.current) onNamed?.(name, entered.current)
  }

  return (
    <TextControl
      frame={frame}
      autoComplete="off"
      spellCheck={false}
      maxLength={max}
      disabled={isDisabled}
      value={value}
      onChange={onChange}
      onFocus={() => {
        entered.current = value
      }}
      onBlur={leave}
    />
  )
}

/** A patronymic, or the word that there is none. */
function FatherNameControl({ frame, value, onChange, onNamed, ...rest }: Omit<NameControlProps, 'max'>) {
  const isNone = value === NO_FATHER_NAME
  return (
    <>
      <NameControl
        {...rest}
        frame={isNone ? { ...frame, isRequired: false } : frame}
        value={isNone ? '' : value}
        isDisabled={isNone}
        max={EMPLOYEE_FIELDS.fatherName.max}
        onChange={onChange}
        {...(onNamed && { onNamed })}
      />
      <Checkbox
        id={`${frame.id}-none`}
        isChecked={isNone}
        onChange={(isMarked) => onChange(isMarked ? NO_FATHER_NAME : '')}
      >
        Нет отчества
      </Checkbox>
    </>
  )
}

/** A position of the reference list, found by any part of its name. */
function PositionControl({ frame, value, onChange }: ControlProps<number | null>) {
  const positions = useQuery(positionsQuery())
  const known = positions.data ?? NO_POSITIONS
  const choices = useMemo(() => known.map(positionChoice), [known])
  return (
    <ChoiceControl
      frame={frame}
      choices={choices}
      value={value}
      placeholder="Введите часть названия"
      message={choicesMessage(positions)}
      onChange={onChange}
    />
  )
}

interface TermDateControlProps extends Omit<ControlProps<string>, 'today'> {
  /** The last day it may be. */
  max?: string
  term: string
}

/** A date, and beside it what it comes to today: an age or a length of service. */
function TermDateControl({ term, ...control }: TermDateControlProps) {
  return (
    <div className={styles.withTerm}>
      <DateControl {...control} />
      <span className={styles.term}>{term}</span>
    </div>
  )
}
