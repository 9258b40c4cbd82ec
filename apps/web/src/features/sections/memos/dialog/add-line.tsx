import type { EventAnswer } from '@ot/contract'
import type { PpeEventType, Section } from '@ot/domain'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { departmentsQuery, employeesQuery } from '../../../../lib/company/staff.ts'
import { bothLoaded, choicesMessage } from '../../../../lib/load.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldRows } from '../../../../ui/form/field-rows.tsx'
import { medicalFactorsQuery, sectionEventsQuery } from '../../api/event-queries.ts'
import { useRecordsScope } from '../../records-scope.ts'
import {
  type AddedProblems,
  type AddedValues,
  lineEmployees,
  medicalLine,
  medicalProblems,
  NOTHING_ADDED,
  ppeLine,
  ppeProblems,
} from '../added-line.ts'
import type { LineValues, MemoValues } from '../memo-values.ts'
import styles from './add-line.module.css'
import { addedTable } from './added-table.tsx'

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
  const { company } = useRecordsScope()
  const { data: events = [] } = useQuery(sectionEventsQuery(company.id, 'ppe', { due: false }))
  return (
    <AddForm
      section="ppe"
      title={operation === 'return' ? 'Добавить возврат СИЗ' : 'Добавить выдачу СИЗ'}
      names={['employeeId', 'ppe', 'quantity']}
      operation={operation}
      events={events}
      values={values}
      problemsOf={ppeProblems}
      lineOf={(added, filled) => ppeLine(added, filled, { operation, events })}
      onAdd={onAdd}
    />
  )
}

function AddMedical({ operation, values, onAdd }: AddProps) {
  const { data: factors = [] } = useQuery(medicalFactorsQuery())
  return (
    <AddForm
      section="medical"
      title="Добавить медосмотр"
      names={['employeeId', 'factorNumber']}
      operation={operation}
      events={[]}
      values={values}
      problemsOf={(filled) => medicalProblems(filled, values)}
      lineOf={(added, { factorNumber }) => {
        const factor = factors.find(({ code }) => code === factorNumber)
        return factor === undefined ? null : medicalLine(added, factor)
      }}
      onAdd={onAdd}
    />
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

interface AddFormProps extends Omit<AddLineProps, 'section'> {
  section: 'ppe' | 'medical'
  title: string
  names: readonly (keyof AddedValues)[]
  events: readonly EventAnswer[]
  problemsOf: (filled: AddedValues) => AddedProblems
  lineOf: (added: Parameters<typeof ppeLine>[0], filled: AddedValues) => LineValues | null
}

function AddForm({ section, title, names, values, problemsOf, lineOf, onAdd, ...asked }: AddFormProps) {
  const { today } = useRecordsScope()
  const { departments, employees, message } = useStaff()
  const [filled, setFilled] = useState(NOTHING_ADDED)
  const [problems, setProblems] = useState<AddedProblems>({})
  const [added, setAdded] = useState(0)
  const people = lineEmployees(section, employees, values)

  function add(event: FormEvent): void {
    event.preventDefault()
    const found = problemsOf(filled)
    setProblems(found)
    const employee = employees.find(({ id }) => id === filled.employeeId)
    if (Object.keys(found).length > 0 || employee === undefined) return
    const line = lineOf({ employee, departments, number: added }, filled)
    if (line === null) return
    onAdd(line)
    setAdded(added + 1)
    setFilled(NOTHING_ADDED)
  }

  return (
    <form className={styles.form} onSubmit={add} noValidate aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.fields}>
        <FieldRows
          form={{
            values: filled,
            set(name, value) {
              setFilled((current) => ({ ...current, ...emptiedBy(name, asked.operation), [name]: value }))
              setProblems({})
            },
            problemOf: (name) => Object.entries(problems).find(([field]) => field === name)?.[1],
          }}
          table={addedTable({ ...asked, people, message, filled })}
          names={names}
          prefix="memo-add"
          today={today}
          layout="stacked"
        />
        <Button type="submit" kind="secondary" className={styles.add}>
          <IconPlus size={18} stroke={1.6} aria-hidden="true" /> Добавить
        </Button>
      </div>
    </form>
  )
}

/** What was chosen among what another employee, or another thing, had. */
function emptiedBy(name: keyof AddedValues, operation: PpeEventType): Partial<AddedValues> {
  if (name === 'employeeId') return { ppe: '', quantity: '' }
  return name === 'ppe' && operation === 'return' ? { quantity: '' } : {}
}
