import type { EventAnswer } from '@ot/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { idsBetween, selectableRows, selectableType, selectedRows } from './row-selection.ts'

const NONE: ReadonlySet<number> = new Set()

/** Which rows are selected; what a filter hides stays selected and is counted. */
export function useRowSelection(rows: readonly EventAnswer[], shown: readonly EventAnswer[]) {
  const [ids, setIds] = useState(NONE)
  const selected = useMemo(() => selectedRows(rows, ids), [rows, ids])
  const selectable = useMemo(() => selectableRows(shown, selected), [shown, selected])
  const latest = useRef(selectable)
  const last = useRef<number | null>(null)
  useEffect(() => {
    latest.current = selectable
  })
  /** `isAsFar`: with all rows from the one toggled before. */
  const toggle = useCallback((id: number, isAsFar = false) => {
    const others = isAsFar ? idsBetween(latest.current, last.current, id) : []
    last.current = id
    setIds((current) => withToggled(current, id, others))
  }, [])
  const clear = useCallback(() => setIds(NONE), [])
  const isAllSelected = selectable.length > 0 && selectable.every(({ id }) => ids.has(id))
  const shownIds = useMemo(() => new Set(shown.map(({ id }) => id)), [shown])

  function toggleAll(): void {
    const all = selectable.map(({ id }) => id)
    setIds(isAllSelected ? withoutAll(ids, all) : new Set([...ids, ...all]))
  }

  return {
    ids,
    selected,
    type: selectableType(selected),
    hidden: selected.filter(({ id }) => !shownIds.has(id)).length,
    /** Spec 4: when every row is in a memo already, there is no box for all. */
    canSelectAll: selectable.length > 0,
    isAllSelected,
    toggle,
    toggleAll,
    clear,
  }
}

export type RowSelection = ReturnType<typeof useRowSelection>

/** The others become as this one does. */
function withToggled(ids: ReadonlySet<number>, id: number, others: readonly number[]): ReadonlySet<number> {
  return ids.has(id) ? withoutAll(ids, [id, ...others]) : new Set([...ids, id, ...others])
}

function withoutAll(ids: ReadonlySet<number>, gone: readonly number[]): ReadonlySet<number> {
  const next = new Set(ids)
  for (const id of gone) next.delete(id)
  return next
}
