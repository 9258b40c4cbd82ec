import { lowerFirst } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../../lib/company/employee-name.ts'
import { employeesQuery } from '../../../lib/company/staff.ts'
import { choicesMessage } from '../../../lib/load.ts'
import { sizes } from '../../../lib/sizes.ts'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import type { Choice } from '../../../ui/choices.ts'
import type { FieldFrame } from '../../../ui/field.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import { NobodyToInvolve } from './no-employees.tsx'

interface PersonControlProps {
  frame: FieldFrame
  value: number | null
  /** Words for nobody, where nobody may be chosen. */
  nobody?: string
  onChange: (employeeId: number | null) => void
}

/** One of those who work here, looked for by a part of the name or of the position. */
export function PersonControl({ frame, value, nobody, onChange }: PersonControlProps) {
  const { company } = useIncidentsScope()
  const employees = useQuery(employeesQuery(company.id))
  const people = (employees.data ?? [])
    .filter(({ id, dismissedOn }) => dismissedOn === null || id === value)
    .map((one) => ({
      value: one.id,
      label: `${fullName(one)} — ${lowerFirst(one.positionStaff ?? one.position.name)}`,
    }))
  const choices: Choice<number | null>[] =
    nobody === undefined ? people : [{ value: null, label: nobody }, ...people]
  const isEmpty = employees.data?.length === 0
  return (
    <>
      <ChoiceControl<number | null>
        frame={frame}
        choices={choices}
        value={value}
        placeholder="Фамилия или должность"
        message={isEmpty ? 'Работников пока нет' : choicesMessage(employees)}
        maxHeight={sizes.employeePickerMaxHeight}
        onChange={onChange}
      />
      {isEmpty && <NobodyToInvolve />}
    </>
  )
}
