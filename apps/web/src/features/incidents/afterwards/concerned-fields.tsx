import { useQuery } from '@tanstack/react-query'
import { employeesQuery, useDepartments } from '../../../lib/company/staff.ts'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import { choicesMessage } from '../../../lib/load.ts'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import { Field } from '../../../ui/field.tsx'
import { PeopleControl } from '../fields/people-control.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import { CHOICE_OF, CONCERNED_LABELS, type ConcernedValues, WHOM } from './concerned-values.ts'

const WHOM_FIELD = { id: 'concerned-whom', label: 'Кому' }
const WHOM_CHOICES = WHOM.map((value) => ({ value, label: CONCERNED_LABELS[value] }))

interface ConcernedFieldsProps {
  form: Pick<ContractForm<ConcernedValues>, 'values' | 'set' | 'problemOf'>
}

/** A department, everybody in a position, or chosen people. */
export function ConcernedFields({ form: { values, set, problemOf } }: ConcernedFieldsProps) {
  const choice = CHOICE_OF[values.whom]
  const frame = {
    id: `concerned-${choice}`,
    label: CONCERNED_LABELS[values.whom],
    isRequired: true,
    error: problemOf(choice),
  }
  return (
    <>
      <Field {...WHOM_FIELD}>
        <ChoiceControl
          frame={WHOM_FIELD}
          choices={WHOM_CHOICES}
          value={values.whom}
          onChange={(whom) => set('whom', whom)}
        />
      </Field>
      <Field {...frame}>
        {values.whom === 'department' && (
          <Departments frame={frame} value={values.departmentId} onChange={(id) => set('departmentId', id)} />
        )}
        {values.whom === 'position' && (
          <Positions frame={frame} value={values.positionId} onChange={(id) => set('positionId', id)} />
        )}
        {values.whom === 'people' && (
          <PeopleControl frame={frame} ids={values.employeeIds} onChange={(ids) => set('employeeIds', ids)} />
        )}
      </Field>
    </>
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
