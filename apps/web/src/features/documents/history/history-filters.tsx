import { DOCUMENT_STATUS_LABELS, DOCUMENT_STATUSES } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { employeesQuery } from '../../../lib/company/staff.ts'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import { employeeOptions } from '../../../ui/company/employee-choices.ts'
import { EmployeeControl } from '../../../ui/company/employee-control.tsx'
import { DateControl } from '../../../ui/date-control.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextControl } from '../../../ui/text-control.tsx'
import type { TemplateGroup } from '../api/templates.ts'
import { useDocumentsScope } from '../documents-scope.ts'
import styles from './history.module.css'
import type { HistoryView } from './history-search.ts'

const NUMBER_MAX = 50
const ALL = { value: null, label: 'все' } as const
const STATUS_CHOICES = [
  ALL,
  ...DOCUMENT_STATUSES.map((value) => ({ value, label: DOCUMENT_STATUS_LABELS[value] })),
]
const STATUS = { id: 'history-status', label: 'Состояние' }
const GROUP = { id: 'history-group', label: 'Группа' }
const EMPLOYEE = { id: 'history-employee', label: 'Работник' }
const NUMBER = { id: 'history-number', label: 'Номер' }

interface HistoryFiltersProps {
  view: HistoryView
  groups: readonly TemplateGroup[]
  onChange: (next: HistoryView) => void
}

export function HistoryFilters({ view, groups, onChange }: HistoryFiltersProps) {
  const { company } = useDocumentsScope()
  const employees = useQuery({ ...employeesQuery(company.id), select: employeeOptions })
  const groupChoices = [ALL, ...groups.map(({ id, name }) => ({ value: id, label: name }))]
  const put = <Key extends keyof HistoryView>(key: Key, value: HistoryView[Key] | null) => {
    const { [key]: _former, ...rest } = view
    onChange(value === null || value === undefined ? rest : { ...rest, [key]: value })
  }
  return (
    <search className={styles.filters}>
      <DayFilter id="history-from" label="Дата с" value={view.from} onChange={(day) => put('from', day)} />
      <DayFilter id="history-to" label="Дата по" value={view.to} onChange={(day) => put('to', day)} />
      <Field {...NUMBER}>
        <TextControl
          frame={NUMBER}
          value={view.number ?? ''}
          maxLength={NUMBER_MAX}
          autoComplete="off"
          onChange={(text) => put('number', text === '' ? null : text)}
        />
      </Field>
      <Field {...EMPLOYEE}>
        <EmployeeControl
          frame={EMPLOYEE}
          employees={employees}
          value={view.employee ?? null}
          onChange={(id) => put('employee', id)}
        />
      </Field>
      <Field {...GROUP}>
        <ChoiceControl
          frame={GROUP}
          choices={groupChoices}
          value={view.ofGroup ?? null}
          onChange={(id) => put('ofGroup', id)}
        />
      </Field>
      <Field {...STATUS}>
        <ChoiceControl
          frame={STATUS}
          choices={STATUS_CHOICES}
          value={view.status ?? null}
          onChange={(status) => put('status', status)}
        />
      </Field>
    </search>
  )
}

interface DayFilterProps {
  id: string
  label: string
  value: string | undefined
  onChange: (day: string | null) => void
}

/** A day narrows the list once it is typed to its end. */
function DayFilter({ id, label, value, onChange }: DayFilterProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const frame = { id, label }

  function accept(next: string): void {
    setTyped(isCalendarDate(next) ? null : next)
    if (isCalendarDate(next)) onChange(next)
    else if (next === '' && value !== undefined) onChange(null)
  }

  return (
    <Field {...frame}>
      <DateControl
        frame={frame}
        value={typed ?? value ?? ''}
        onChange={accept}
        onLeave={() => setTyped(null)}
      />
    </Field>
  )
}
