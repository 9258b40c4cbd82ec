import type { EmployeeAnswer } from '@ot/contract'
import type { Departments } from '../../../lib/company/employee-scope.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import styles from './new-dispatch.module.css'

interface WholeGroupsProps {
  employees: readonly EmployeeAnswer[]
  departments: Departments
  values: readonly number[]
  onChange: (ids: readonly number[]) => void
}

/** Everybody at once, or a department. */
export function WholeGroups({ employees, departments, values, onChange }: WholeGroupsProps) {
  const frame = { id: 'dispatch-department', label: 'Добавить отдел целиком' }
  const staffed = departments.filter(({ id }) => employees.some((one) => one.employeeGroupId === id))
  const add = (added: readonly EmployeeAnswer[]) =>
    onChange([...new Set([...values, ...added.map(({ id }) => id)])])
  if (employees.length < 2) return null
  return (
    <div className={styles.groups}>
      {staffed.length > 1 && (
        <div className={styles.department}>
          <label htmlFor={frame.id}>{frame.label}</label>
          <ChoiceControl<number | null>
            frame={frame}
            choices={staffed.map(({ id, name }) => ({ value: id, label: name }))}
            value={null}
            placeholder="Выберите отдел"
            onChange={(id) => add(employees.filter((one) => one.employeeGroupId === id))}
          />
        </div>
      )}
      {values.length < employees.length && (
        <Button kind="quiet" onClick={() => add(employees)}>
          Все работники ({employees.length})
        </Button>
      )}
      {values.length > 1 && (
        <Button kind="quiet" onClick={() => onChange([])}>
          Убрать всех ({values.length})
        </Button>
      )}
    </div>
  )
}
