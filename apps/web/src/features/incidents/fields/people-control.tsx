import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../../lib/company/employee-name.ts'
import { employeesQuery } from '../../../lib/company/staff.ts'
import { choicesMessage } from '../../../lib/load.ts'
import type { FieldFrame } from '../../../ui/field.tsx'
import { MultiChoiceControl } from '../../../ui/multi-choice-control.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import { positionTitle } from './employee-choice.tsx'

interface PeopleControlProps {
  frame: FieldFrame
  ids: readonly number[]
  onChange: (ids: number[]) => void
}

/** Those who work here; one named before and dismissed since stays named. */
export function PeopleControl({ frame, ids, onChange }: PeopleControlProps) {
  const { company } = useIncidentsScope()
  const staff = useQuery(employeesQuery(company.id))
  const choices = (staff.data ?? [])
    .filter(({ id, dismissedOn }) => dismissedOn === null || ids.includes(id))
    .map((one) => ({ value: one.id, label: `${fullName(one)} — ${positionTitle(one)}` }))
  return (
    <MultiChoiceControl
      frame={frame}
      choices={choices}
      chosen={ids.flatMap((id) => choices.filter(({ value }) => value === id))}
      placeholder="Фамилия или должность"
      message={choicesMessage(staff)}
      onChange={onChange}
    />
  )
}
