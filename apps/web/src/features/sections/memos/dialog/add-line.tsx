import type { PpeEventType, Section } from '@ot/domain'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { departmentsQuery, employeesQuery } from '../../../../lib/company/staff.ts'
import { bothLoaded, choicesMessage } from '../../../../lib/load.ts'
import { sizes } from '../../../../lib/sizes.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceControl } from '../../../../ui/choice-control.tsx'
import { Field } from '../../../../ui/field.tsx'
import { useRecordsScope } from '../../records-scope.ts'
import {
  type AddedFields,
  type AddedProblems,
  type AddedValues,
  lineEmployees,
  NOTHING_ADDED,
} from '../added-line.ts'
import type { LineValues, MemoValues } from '../memo-values.ts'
import styles from './add-line.module.css'
import { AddMedicalFields, useMedicalAdding } from './add-medical-fields.tsx'
import { AddPpeFields, usePpeAdding } from './add-ppe-fields.tsx'

interface AddLineProps {
  section: Section
  /** Of a PPE memo: what its lines are. */
  operation: PpeEventType
  values: MemoValues
  onAdd: (line: LineValues) => void
}

/** Who has no row on the page is added by hand to a memo of PPE or of examinations. */
export function AddLine({ section, ...rest }: AddLineProps) {
  if (section === 'ppe') return <AddPpe {...rest} />
  return section === 'medical' ? <AddMedical {...rest} /> : null
}

type AddProps = Omit<AddLineProps, 'section'>

function AddPpe({ operation, values, onAdd }: AddProps) {
  const staff = useStaff()
  const adding = usePpeAdding(operation)
  return (
    <AddForm
      section="ppe"
      title={operation === 'return' ? 'Добавить возврат СИЗ' : 'Добавить выдачу СИЗ'}
      staff={staff}
      values={values}
      problemsOf={adding.problemsOf}
      lineOf={(added, filled) => adding.lineOf({ ...added, departments: staff.departments }, filled)}
      onAdd={onAdd}
    >
      {(of) => <AddPpeFields operation={operation} adding={adding} of={of} />}
    </AddForm>
  )
}

function AddMedical({ values, onAdd }: AddProps) {
  const staff = useStaff()
  const adding = useMedicalAdding(values)
  return (
    <AddForm
      section="medical"
      title="Добавить медосмотр"
      staff={staff}
      values={values}
      problemsOf={adding.problemsOf}
      lineOf={(added, filled) => adding.lineOf({ ...added, departments: staff.departments }, filled)}
      onAdd={onAdd}
    >
      {(of) => <AddMedicalFields of={of} />}
    </AddForm>
  )
}

function useStaff() {
  const { company } = useRecordsScope()
  const departments = useQuery(departmentsQuery(company.id))
  const employees = useQuery(employeesQuery(company.id))
  return {
    departments: departments.data ?? [],
    employees: employees.data ?? [],
    message: choicesMessage(bothLoaded(departments, employees)),
  }
}

type Staff = ReturnType<typeof useStaff>
type Added = { employee: Staff['employees'][number]; number: number }

interface AddFormProps {
  section: 'ppe' | 'medical'
  title: string
  staff: Staff
  values: MemoValues
  problemsOf: (filled: AddedValues) => AddedProblems
  lineOf: (added: Added, filled: AddedValues) => LineValues | null
  onAdd: (line: LineValues) => void
  children: (of: AddedFields) => ReactNode
}

function AddForm({ section, title, staff, values, problemsOf, lineOf, onAdd, children }: AddFormProps) {
  const [filled, setFilled] = useState(NOTHING_ADDED)
  const [problems, setProblems] = useState<AddedProblems>({})
  const [added, setAdded] = useState(0)
  const frame = {
    id: 'memo-add-employee',
    label: 'Работник',
    isRequired: true,
    error: problems.employeeId,
  }

  function fill(changes: Partial<AddedValues>): void {
    setFilled((current) => ({ ...current, ...changes }))
    setProblems({})
  }

  function add(event: FormEvent): void {
    event.preventDefault()
    const found = problemsOf(filled)
    setProblems(found)
    const employee = staff.employees.find(({ id }) => id === filled.employeeId)
    if (Object.keys(found).length > 0 || employee === undefined) return
    const line = lineOf({ employee, number: added }, filled)
    if (line === null) return
    onAdd(line)
    setAdded(added + 1)
    setFilled(NOTHING_ADDED)
  }

  return (
    <form className={styles.form} onSubmit={add} noValidate aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.fields}>
        <Field {...frame}>
          <ChoiceControl
            frame={frame}
            choices={lineEmployees(section, staff.employees, values)}
            value={filled.employeeId}
            maxHeight={sizes.employeePickerMaxHeight}
            message={staff.message}
            onChange={(employeeId) =>
              fill(section === 'ppe' ? { employeeId, ppe: '', quantity: '' } : { employeeId })
            }
          />
        </Field>
        {children({ filled, problems, fill })}
        <Button type="submit" kind="secondary" className={styles.add}>
          <IconPlus size={18} stroke={1.6} aria-hidden="true" /> Добавить
        </Button>
      </div>
    </form>
  )
}
