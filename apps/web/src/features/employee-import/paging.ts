const ROWS_ON_PAGE = 50

export interface RowsPage<T> {
  shown: readonly T[]
  /** From 1, within what there is. */
  number: number
  of: number
  /** Numbers of the first and the last one shown, from 1. */
  from: number
  to: number
}

/** A file of 10,000 rows is drawn a page at a time. */
export function pageOf<T>(items: readonly T[], wanted: number, size: number = ROWS_ON_PAGE): RowsPage<T> {
  const of = Math.max(1, Math.ceil(items.length / size))
  const number = Math.min(Math.max(1, wanted), of)
  const start = (number - 1) * size
  const shown = items.slice(start, start + size)
  return { shown, number, of, from: shown.length === 0 ? 0 : start + 1, to: start + shown.length }
}
