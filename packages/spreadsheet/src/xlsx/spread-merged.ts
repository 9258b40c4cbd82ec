import type { Cell, Row } from '../table/cells.ts'
import type { Area } from './references.ts'
import type { ReadSheet } from './sheet.ts'

/** Overlapping areas of a malicious file may not multiply the work without end. */
const CELLS_MAX = 2_000_000

/** Puts the value of a merged area into all its cells, as the eye sees it, as far as the sheet has something. */
export function spreadMerged({ rows, merged }: ReadSheet): Row[] {
  const wide = merged.filter(({ top, left, bottom, right }) => top !== bottom || left !== right)
  if (wide.length === 0) return rows
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const byNumber = new Map(rows.map((row) => [row.number, { ...row, cells: [...row.cells] }]))
  const last = rows.at(-1)?.number ?? 0
  let left = CELLS_MAX
  for (const area of wide) {
    const value = byNumber.get(area.top)?.cells[area.left] ?? null
    if (value === null) continue
    left -= (Math.min(area.bottom, last) - area.top + 1) * (Math.min(area.right, width) - area.left + 1)
    if (left < 0) break
    fill(
      byNumber,
      { ...area, bottom: Math.min(area.bottom, last), right: Math.min(area.right, width - 1) },
      value,
    )
  }
  return [...byNumber.values()]
}

function fill(rows: ReadonlyMap<number, { cells: Cell[] }>, area: Area, value: Cell): void {
  for (let number = area.top; number <= area.bottom; number += 1) {
    const cells = rows.get(number)?.cells
    if (cells === undefined) continue
    for (let column = area.left; column <= area.right; column += 1) {
      while (cells.length < column) cells.push(null)
      cells[column] = value
    }
  }
}
