import { DOCUMENT_FIELD_LABELS, DOCUMENT_STATUS_LABELS, DOCUMENT_STATUSES } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { employeesQuery } from '../../../lib/company/staff.ts'
import type { TemplateGroup } from '../../../lib/company/templates.ts'
import { employeeOptions } from '../../../ui/company/employee-choices.ts'
import { EmployeeControl } from '../../../ui/company/employee-control.tsx'
import { Field } from '../../../ui/field.tsx'
import { FilterChoice, FilterDay, FilterText } from '../../../ui/list-filters.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import styles from './history.module.css'
import type { HistoryView } from './history-search.ts'

const NUMBER_MAX = 50
const STATUS_CHOICES = [
  { value: null, label: 'Любое состояние' } as const,
  ...DOCUMENT_STATUSES.map((value) => ({ value, label: DOCUMENT_STATUS_LABELS[value] })),
]
const EMPLOYEE = { id: 'history-employee', label: 'Работник' }

interface HistoryFiltersProps {
  view: HistoryView
  groups: readonly TemplateGroup[]
  onChange: (next: HistoryView) => void
}

export function HistoryFilters({ view, groups, onChange }: HistoryFiltersProps) {
  const { company } = useDocumentsScope()
  const employees = useQuery({ ...employeesQuery(company.id), select: employeeOptions })
  const groupChoices = [
    { value: null, label: 'Все группы' } as const,
    ...groups.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const put = <Key extends keyof HistoryView>(key: Key, value: HistoryView[Key] | null) => {
    const { [key]: _former, ...rest } = view
    onChange(value === null || value === undefined ? rest : { ...rest, [key]: value })
  }
  return (
    <>
      <div className={styles.numberFilter}>
        <FilterText
          label={DOCUMENT_FIELD_LABELS.number}
          text={view.number ?? ''}
          placeholder={DOCUMENT_FIELD_LABELS.number}
          maxLength={NUMBER_MAX}
          onText={(text) => put('number', text === '' ? null : text)}
        />
      </div>
      <div className={styles.employeeFilter}>
        <Field {...EMPLOYEE} isBare>
          <EmployeeControl
            frame={EMPLOYEE}
            employees={employees}
            value={view.employee ?? null}
            onChange={(id) => put('employee', id)}
          />
        </Field>
      </div>
      <FilterChoice
        label="Группа"
        choices={groupChoices}
        value={view.ofGroup ?? null}
        onChange={(id) => put('ofGroup', id)}
      />
      <FilterChoice
        label={DOCUMENT_FIELD_LABELS.status}
        choices={STATUS_CHOICES}
        value={view.status ?? null}
        onChange={(status) => put('status', status)}
      />
      <FilterDay label="Дата с" day={view.from ?? null} onChange={(day) => put('from', day)} />
      <FilterDay label="Дата по" day={view.to ?? null} onChange={(day) => put('to', day)} />
    </>
  )
}
