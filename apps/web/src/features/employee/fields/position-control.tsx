import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { positionsQuery } from '../../../lib/company/positions.ts'
import { choicesMessage } from '../../../lib/load.ts'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import type { Choice } from '../../../ui/choices.ts'
import type { ControlProps } from '../../../ui/form/field-table.tsx'

const NO_POSITIONS: readonly { id: number; name: string }[] = []

/** A position of the reference list, found by any part of its name. */
export function PositionControl({ frame, value, onChange }: ControlProps<number | null>) {
  const positions = useQuery(positionsQuery())
  const known = positions.data ?? NO_POSITIONS
  const choices = useMemo(
    () => known.map(({ id, name }): Choice<number | null> => ({ value: id, label: name })),
    [known],
  )
  return (
    <ChoiceControl
      frame={frame}
      choices={choices}
      value={value}
      placeholder="Введите часть названия"
      message={choicesMessage(positions)}
      onChange={onChange}
    />
  )
}
