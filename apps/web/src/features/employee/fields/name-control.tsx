import { normaliseName } from '@ot/domain'
import { useRef } from 'react'
import type { ControlProps } from '../../../ui/form/field-table.tsx'
import { TextControl } from '../../../ui/text-control.tsx'

interface NameControlProps extends ControlProps<string> {
  max: number
  /** Another name than before has been typed. */
  onNamed?: (name: string, before: string) => void
}

/** A name, put in order on leaving the field: what is seen is what will be written. */
export function NameControl({ frame, value, max, onChange, onNamed }: NameControlProps) {
  const entered = useRef(value)

  function leave(): void {
    const name = normaliseName(value)
    if (name !== value) onChange(name)
    if (name !== entered.current) onNamed?.(name, entered.current)
  }

  return (
    <TextControl
      frame={frame}
      autoComplete="off"
      spellCheck={false}
      maxLength={max}
      value={value}
      onChange={onChange}
      onFocus={() => {
        entered.current = value
      }}
      onBlur={leave}
    />
  )
}
