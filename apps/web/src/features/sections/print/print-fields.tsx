import type { RecordPaperAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../../lib/company/employee-name.ts'
import { employeesQuery, useDepartments } from '../../../lib/company/staff.ts'
import { choicesMessage } from '../../../lib/load.ts'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import type { Choice } from '../../../ui/choices.ts'
import { DateControl } from '../../../ui/date-control.tsx'
import { Field, type FieldFrame } from '../../../ui/field.tsx'
import { MultiChoiceControl } from '../../../ui/multi-choice-control.tsx'
import { LongTextControl } from '../../../ui/text-control.tsx'
import { useRecordsScope } from '../records-scope.ts'
import styles from './print.module.css'
import type { PrintValues } from './print-values.ts'

const TEXT_MAX = 5000

interface PrintFieldsProps {
  paper: RecordPaperAnswer
  /** The papers are about one employee: nobody is chosen. */
  isOfOne: boolean
  values: PrintValues
  onChange: (values: PrintValues & { employeeIds: number[] }) => void
}

export function PrintFields({ paper, isOfOne, values, onChange }: PrintFieldsProps) {
  const { company } = useRecordsScope()
  const employees = useQuery(employeesQuery(company.id)).data ?? []
  const people = employees.map((one) => ({
    value: one.id,
    label: fullName(one),
    departmentId: one.employeeGroupId,
  }))
  const change = (changed: Partial<PrintValues>) => {
    const next = { ...values, ...changed }
    onChange({ ...next, employeeIds: [...next.employeeIds] })
  }
  return (
    <>
      {paper.period !== null && <Period values={values} onChange={change} />}
      {!isOfOne && <Chosen people={people} values={values} onChange={change} />}
      {paper.inputs.map((input) => (
        <Question
          key={input.key}
          input={input}
          people={people}
          value={values.answers[input.key] ?? null}
          onChange={(answer) => change({ answers: { ...values.answers, [input.key]: answer } })}
        />
      ))}
    </>
  )
}

interface PartProps {
  values: PrintValues
  onChange: (changed: Partial<PrintValues>) => void
}

function Period({ values, onChange }: PartProps) {
  const from = { id: 'print-from', label: 'С' }
  const to = { id: 'print-to', label: 'По' }
  return (
    <div className={styles.pair}>
      <Field {...from}>
        <DateControl frame={from} value={values.from} onChange={(day) => onChange({ from: day })} />
      </Field>
      <Field {...to}>
        <DateControl frame={to} value={values.to} onChange={(day) => onChange({ to: day })} />
      </Field>
    </div>
  )
}

type Person = Choice<number> & { departmentId: number }

function Chosen({ people, values, onChange }: PartProps & { people: readonly Person[] }) {
  const { company } = useRecordsScope()
  const departments = useDepartments(company.id)
  const department = { id: 'print-department', label: 'Отдел' }
  const whom = { id: 'print-people', label: 'Работники', hint: 'Пусто — все, у кого есть записи' }
  const { departmentId, employeeIds } = values
  const offered = people.filter((one) => departmentId === null || one.departmentId === departmentId)
  const choices: Choice<number | null>[] = [
    { value: null, label: 'Вся организация' },
    ...(departments.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <>
      <Field {...department}>
        <ChoiceControl
          frame={department}
          choices={choices}
          value={departmentId}
          message={choicesMessage(departments)}
          onChange={(id) => onChange({ departmentId: id, employeeIds: [] })}
        />
      </Field>
      <Field {...whom}>
        <MultiChoiceControl
          frame={whom}
          choices={offered}
          chosen={employeeIds.flatMap((id) => offered.filter(({ value }) => value === id))}
          placeholder="Фамилия"
          onChange={(ids) => onChange({ employeeIds: ids })}
        />
      </Field>
    </>
  )
}

interface QuestionProps {
  input: RecordPaperAnswer['inputs'][number]
  people: readonly Person[]
  value: string | number | null
  onChange: (value: string | number | null) => void
}

/** One question of the paper; every answer may be left out. */
function Question({ input, people, value, onChange }: QuestionProps) {
  const frame: FieldFrame = {
    id: `print-answer-${input.key}`,
    label: input.label,
    hint: input.hint ?? undefined,
  }
  const text = typeof value === 'string' ? value : ''
  return (
    <Field {...frame}>
      {input.type === 'employee' ? (
        <ChoiceControl
          frame={frame}
          choices={[{ value: null, label: 'Вписать от руки' }, ...people]}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      ) : input.type === 'date' ? (
        <DateControl frame={frame} value={text} onChange={onChange} />
      ) : (
        <LongTextControl frame={frame} value={text} maxLength={TEXT_MAX} onChange={onChange} />
      )}
    </Field>
  )
}
