/**
 * Widths that tear no word: a column narrower than its longest word grows at the cost of those that have room.
 * Where all the words do not fit together, each column has its share by its longest word.
 */
export function fitColumns(asked: readonly number[], narrowest: readonly number[]): number[] {
  const total = sumOf(asked)
  const least = sumOf(narrowest)
  if (least > total) return narrowest.map((width) => Math.round((width * total) / least))
  const widths = asked.map((width, column) => Math.max(width, narrowest[column] ?? 0))
  const excess = sumOf(widths) - total
  const allRoom = sumOf(widths) - least
  return widths.map((width, column) => {
    const share = allRoom === 0 ? 0 : (width - (narrowest[column] ?? 0)) / allRoom
    return Math.round(width - excess * share)
  })
}

function sumOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0)
}
