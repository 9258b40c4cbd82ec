import type { EmployeeAnswer } from '@ot/contract'
import { lowerFirst } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../../lib/company/employee-name.ts'
import { employeesQuery } from '../../../lib/company/staff.ts'
import { choicesMessage } from '../../../lib/load.ts'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import type { FieldFrame } from '../../../ui/field.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'

const OUTSIDER = { value: '', label: 'не из работников организации' } as const

interface EmployeeChoiceProps {
  frame: FieldFrame
  /** The id as a text; empty: somebody from outside. */
  value: string
  onChange: (value: string, employee: EmployeeAnswer | null) => void
}

/** One of those who work here, else somebody from outside. */
export function EmployeeChoice({ frame, value, onChange }: EmployeeChoiceProps) {
  const { company } = useIncidentsScope()
  const staff = useQuery(employeesQuery(company.id))
  const working = (staff.data ?? []).filter(
    ({ id, dismissedOn }) => dismissedOn === null || String(id) === value,
  )
  return (
    <ChoiceControl
      frame={frame}
      choices={[OUTSIDER, ...working.map(choiceOf)]}
      value={value}
      message={choicesMessage(staff)}
      onChange={(picked) => onChange(picked, working.find(({ id }) => String(id) === picked) ?? null)}
    />
  )
}

function choiceOf(employee: EmployeeAnswer) {
  return { value: String(employee.id), label: `${fullName(employee)} — ${positionTitle(employee)}` }
}

export function positionTitle({ positionStaff, position }: EmployeeAnswer): string {
  return lowerFirst(positionStaff ?? position.name)
}
