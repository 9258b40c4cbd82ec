import type { EventAnswer } from '@ot/contract'
import type { PpeEventType } from '@ot/domain'

/** A row in an active memo is asked for already. */
export function isInMemo({ memoId }: EventAnswer): boolean {
  return memoId !== null
}

/** What is selected: rows that are there and may be. */
export function selectedRows(rows: readonly EventAnswer[], ids: ReadonlySet<number>): EventAnswer[] {
  return ids.size === 0 ? [] : rows.filter((row) => ids.has(row.id) && !isInMemo(row))
}

/** Of PPE only one kind goes together: issues or returns, as the first selected row says. Null: any. */
export function selectableType(selected: readonly EventAnswer[]): PpeEventType | null {
  const [first] = selected
  return first === undefined ? null : typeOf(first)
}

function typeOf(row: EventAnswer): PpeEventType | null {
  return row.section === 'ppe' ? row.eventType : null
}

export function isSelectable(row: EventAnswer, type: PpeEventType | null): boolean {
  return !isInMemo(row) && (type === null || typeOf(row) === type)
}

/** All that one click on the box of the header selects: of PPE the kind selected already, else that of the first row. */
export function selectableRows(
  shown: readonly EventAnswer[],
  selected: readonly EventAnswer[],
): EventAnswer[] {
  const free = shown.filter((row) => !isInMemo(row))
  const type = selectableType(selected.length > 0 ? selected : free)
  return free.filter((row) => isSelectable(row, type))
}

/** From one row to another as they are shown, both included; none where either of them is not shown. */
export function idsBetween(shown: readonly EventAnswer[], one: number | null, other: number): number[] {
  const ids = shown.map(({ id }) => id)
  const ends = [ids.indexOf(one ?? Number.NaN), ids.indexOf(other)].toSorted((a, b) => a - b)
  const [from = -1, to = -1] = ends
  return from < 0 ? [] : ids.slice(from, to + 1)
}
