import type { RecordPaperAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../../lib/company/employee-name.ts'
import { employeesQuery, useDepartments } from '../../../lib/company/staff.ts'
import { choicesMessage } from '../../../lib/load.ts'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import type { Choice } from '../../../ui/choices.ts'
import { questionKinds, useEmployeeChoices } from '../../../ui/company/question-kinds.tsx'
import { FieldRows, type RowsForm } from '../../../ui/form/field-rows.tsx'
import { type AskedTable, choiceField, manyField, textField } from '../../../ui/form/field-table.tsx'
import { PERIOD_LABELS } from '../../../ui/form/period-labels.ts'
import { plainForm } from '../../../ui/form/plain-form.ts'
import { questionField } from '../../../ui/form/question-field.tsx'
import { useRecordsScope } from '../records-scope.ts'
import styles from './print.module.css'
import type { PrintValues } from './print-values.ts'

interface PrintFieldsProps {
  paper: RecordPaperAnswer
  /** The papers are about one employee: nobody is chosen. */
  isOfOne: boolean
  values: PrintValues
  onChange: (values: PrintValues) => void
}

export function PrintFields({ paper, isOfOne, values, onChange }: PrintFieldsProps) {
  const { today } = useRecordsScope()
  const people = usePeople()
  const form: RowsForm<PrintValues> = {
    values,
    set: (name, value) =>
      onChange({ ...values, ...(name === 'departmentId' && { employeeIds: [] }), [name]: value }),
    problemOf: () => undefined,
  }
  const rows = {
    form,
    table: usePrintTable(people, values),
    prefix: 'print',
    today,
    layout: 'stacked',
  } as const
  return (
    <>
      {paper.period !== null && (
        <div className={styles.pair}>
          <FieldRows {...rows} names={['from', 'to']} />
        </div>
      )}
      {!isOfOne && <FieldRows {...rows} names={['departmentId', 'employeeIds']} />}
      <Questions paper={paper} people={people} form={form} />
    </>
  )
}

type Person = Choice<number> & { departmentId: number }

function usePeople(): readonly Person[] {
  const { company } = useRecordsScope()
  const employees = useQuery(employeesQuery(company.id)).data ?? []
  return employees.map((one) => ({
    value: one.id,
    label: fullName(one),
    departmentId: one.employeeGroupId,
  }))
}

function usePrintTable(people: readonly Person[], { departmentId }: PrintValues): AskedTable<PrintValues> {
  const { company } = useRecordsScope()
  const departments = useDepartments(company.id)
  return {
    from: textField({ label: PERIOD_LABELS.from, kind: 'day', isAhead: true }),
    to: textField({ label: PERIOD_LABELS.to, kind: 'day', isAhead: true }),
    departmentId: choiceField<number | null>({
      label: 'Отдел',
      choices: [
        { value: null, label: 'Вся организация' },
        ...(departments.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ],
      message: choicesMessage(departments),
    }),
    employeeIds: manyField({
      label: 'Работники',
      hint: 'Пусто — все, у кого есть записи',
      choices: people.filter((one) => departmentId === null || one.departmentId === departmentId),
      placeholder: 'Фамилия',
    }),
    answers: { label: 'Вопросы', control: null },
  }
}

interface QuestionsProps {
  paper: RecordPaperAnswer
  people: readonly Person[]
  form: RowsForm<PrintValues>
}

/** Of the paper; every answer may be left out. */
function Questions({ paper: { inputs }, people, form }: QuestionsProps) {
  const { company, today } = useRecordsScope()
  const kinds = {
    ...questionKinds(useEmployeeChoices(company.id)),
    employee: (props: Parameters<ReturnType<typeof questionKinds>['employee']>[0]) => (
      <ChoiceControl {...props} choices={[{ value: null, label: 'Вписать от руки' }, ...people]} />
    ),
  }
  const { answers } = form.values
  return (
    <FieldRows
      form={plainForm(answers, (changed) => form.set('answers', changed))}
      table={Object.fromEntries(inputs.map((input) => [input.key, questionField(input, kinds)]))}
      names={inputs.map(({ key }) => key)}
      prefix="print-answer"
      today={today}
      layout="stacked"
    />
  )
}
