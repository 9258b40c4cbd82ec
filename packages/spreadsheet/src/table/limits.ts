const MEGABYTE = 1024 * 1024

export type ReadLimits = {
  /** Rows that have something, on one sheet. */
  rows: number
  columns: number
  /** Of all parts of the file together, after unpacking: what a ZIP bomb is stopped by. */
  inflatedBytes: number
  /** Of all parts together, counted before any of them is parsed: millions of empty cells pack into a few kilobytes. */
  tags: number
}

export const READ_LIMITS: ReadLimits = {
  rows: 20_000,
  columns: 200,
  inflatedBytes: 96 * MEGABYTE,
  tags: 3_000_000,
}
