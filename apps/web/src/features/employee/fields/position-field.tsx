import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { positionsQuery } from '../../../lib/company/positions.ts'
import { choicesMessage } from '../../../lib/load.ts'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import type { Choice } from '../../../ui/choices.ts'
import { FormRow } from '../../../ui/form-row.tsx'
import type { EmployeeForm } from '../use-employee-form.ts'
import { employeeFrame } from './field-frame.ts'

const NO_POSITIONS: readonly { id: number; name: string }[] = []

/** A position of the reference list, found by any part of its name. */
export function PositionField({ form }: { form: EmployeeForm }) {
  const frame = employeeFrame(form, 'positionId')
  const positions = useQuery(positionsQuery())
  const known = positions.data ?? NO_POSITIONS
  const choices = useMemo(
    () => known.map(({ id, name }): Choice<number | null> => ({ value: id, label: name })),
    [known],
  )
  return (
    <FormRow {...frame}>
      <ChoiceControl
        frame={frame}
        choices={choices}
        value={form.values.positionId}
        placeholder="Введите часть названия"
        message={choicesMessage(positions)}
        onChange={(id) => form.set('positionId', id)}
      />
    </FormRow>
  )
}
