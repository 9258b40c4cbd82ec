import { useEffect, useRef } from 'react'
import type { RowSelection } from '../use-row-selection.ts'

/** The box for all rows that the filters show; gone when every one of them is in a memo. */
export function SelectAll({ selection }: { selection: RowSelection }) {
  const { canSelectAll, isAllSelected, selected, hidden, toggleAll } = selection
  const ref = useRef<HTMLInputElement>(null)
  const isPartly = !isAllSelected && selected.length > hidden
  useEffect(() => {
    if (ref.current !== null) ref.current.indeterminate = isPartly
  }, [isPartly])
  if (!canSelectAll) return null
  return (
    <input
      ref={ref}
      type="checkbox"
      data-chooses-all
      checked={isAllSelected}
      aria-label="Выбрать все показанные строки"
      title="Выбрать все показанные строки"
      onChange={toggleAll}
    />
  )
}
