import type { EmployeeAnswer } from '@ot/contract'
import { PAGES } from '@ot/domain'
import { lowerFirst } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../../lib/company/employee-name.ts'
import { employeesQuery } from '../../../lib/company/staff.ts'
import { choicesMessage } from '../../../lib/load.ts'
import { sizes } from '../../../lib/sizes.ts'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import type { Choice } from '../../../ui/choices.ts'
import type { FieldFrame } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { useResponsibleScope } from '../responsible-scope.ts'
import styles from './forms.module.css'

interface EmployeePickerProps {
  frame: FieldFrame
  value: number | null
  onChange: (employeeId: number) => void
}

/** One of those who work here, looked for by a part of the name or of the position. */
export function EmployeePicker({ frame, value, onChange }: EmployeePickerProps) {
  const { company } = useResponsibleScope()
  const employees = useQuery(employeesQuery(company.id))
  // An empty list kept from before the staff was loaded says nothing while it is asked for again.
  const isKnownEmpty = employees.data?.length === 0 && !employees.isFetching
  if (isKnownEmpty) {
    return (
      <p className={styles.read} id={frame.id}>
        Работников пока нет: <Link to={PAGES.employees.path}>добавьте их</Link>.
      </p>
    )
  }
  return (
    <ChoiceControl<number | null>
      frame={frame}
      choices={(employees.data ?? []).map(choiceOf)}
      value={value}
      placeholder="Фамилия или должность"
      message={choicesMessage(employees)}
      maxHeight={sizes.employeePickerMaxHeight}
      onChange={(chosen) => {
        if (chosen !== null) onChange(chosen)
      }}
    />
  )
}

function choiceOf(employee: EmployeeAnswer): Choice<number> {
  const position = lowerFirst(employee.positionStaff ?? employee.position.name)
  return { value: employee.id, label: `${fullName(employee)} — ${position}` }
}
