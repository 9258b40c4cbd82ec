/**
 * Widths that tear no word: a column narrower than its longest word grows at the cost of those that have room.
 * Where all the words do not fit together, only the longest are divided: the others have what they need.
 */
export function fitColumns(asked: readonly number[], narrowest: readonly number[]): number[] {
  const total = sumOf(asked)
  const least = sumOf(narrowest)
  if (least > total) return cut(narrowest, total)
  const widths = asked.map((width, column) => Math.max(width, narrowest[column] ?? 0))
  const excess = sumOf(widths) - total
  const allRoom = sumOf(widths) - least
  return widths.map((width, column) => {
    const share = allRoom === 0 ? 0 : (width - (narrowest[column] ?? 0)) / allRoom
    return Math.round(width - excess * share)
  })
}

/** The same limit for all that are wider than it. */
function cut(narrowest: readonly number[], total: number): number[] {
  let left = total
  let columns = narrowest.length
  let limit = total
  for (const width of narrowest.toSorted((one, other) => one - other)) {
    limit = left / columns
    if (width > limit) break
    left -= width
    columns--
  }
  return narrowest.map((width) => Math.round(Math.min(width, limit)))
}

function sumOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0)
}
