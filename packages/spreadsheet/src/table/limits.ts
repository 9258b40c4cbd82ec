const MEGABYTE = 1024 * 1024

export type ReadLimits = {
  /** Rows that have something, on one sheet. */
  rows: number
  columns: number
  /** Of all parts of the file together, after unpacking: what a ZIP bomb is stopped by. */
  inflatedBytes: number
}

export const READ_LIMITS: ReadLimits = { rows: 20_000, columns: 200, inflatedBytes: 96 * MEGABYTE }
