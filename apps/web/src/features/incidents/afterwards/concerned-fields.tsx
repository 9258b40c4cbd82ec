import { useQuery } from '@tanstack/react-query'
import { employeesQuery, useDepartments } from '../../../lib/company/staff.ts'
import { choicesMessage } from '../../../lib/load.ts'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import { FieldRows, type RowsForm } from '../../../ui/form/field-rows.tsx'
import { type AskedTable, choiceField, textField } from '../../../ui/form/field-table.tsx'
import { PeopleControl } from '../fields/people-control.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import { CHOICE_OF, CONCERNED_LABELS, type ConcernedValues, WHOM } from './concerned-values.ts'

const TABLE: AskedTable<ConcernedValues> = {
  whom: choiceField({
    label: 'Кому',
    choices: WHOM.map((value) => ({ value, label: CONCERNED_LABELS[value] })),
  }),
  departmentId: {
    label: CONCERNED_LABELS.department,
    isRequired: true,
    control: (props) => <Departments {...props} />,
  },
  positionId: {
    label: CONCERNED_LABELS.position,
    isRequired: true,
    control: (props) => <Positions {...props} />,
  },
  employeeIds: {
    label: CONCERNED_LABELS.people,
    isRequired: true,
    control: ({ value, ...props }) => <PeopleControl {...props} ids={value} />,
  },
  dueOn: textField({ label: 'Оценить до', hint: 'Пустое — сегодня', kind: 'day', isAhead: true }),
}

interface ConcernedFieldsProps {
  form: RowsForm<ConcernedValues>
  /** By which day, too. */
  isDated?: boolean
}

/** A department, everybody in a position, or chosen people. */
export function ConcernedFields({ form, isDated = false }: ConcernedFieldsProps) {
  const { today } = useIncidentsScope()
  const names = ['whom', CHOICE_OF[form.values.whom]] as const
  return (
    <FieldRows
      form={form}
      table={TABLE}
      names={isDated ? [...names, 'dueOn'] : names}
      prefix="concerned"
      today={today}
      layout="stacked"
    />
  )
}

interface ChoiceProps {
  frame: { id: string; label: string }
  value: number | null
  onChange: (id: number | null) => void
}

function Departments({ frame, value, onChange }: ChoiceProps) {
  const { company } = useIncidentsScope()
  const departments = useDepartments(company.id)
  return (
    <ChoiceControl<number | null>
      frame={frame}
      choices={(departments.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      message={choicesMessage(departments)}
      onChange={onChange}
    />
  )
}

/** Those in which somebody works. */
function Positions({ frame, value, onChange }: ChoiceProps) {
  const positions = new Map(useWorking().map(({ position }) => [position.id, position.name]))
  const choices = [...positions].map(([id, name]) => ({ value: id, label: name }))
  return <ChoiceControl<number | null> frame={frame} choices={choices} value={value} onChange={onChange} />
}

function useWorking() {
  const { company } = useIncidentsScope()
  const staff = useQuery(employeesQuery(company.id)).data ?? []
  return staff.filter(({ dismissedOn }) => dismissedOn === null)
}
