/** What the user has made of a list, over the list as it is stored now: his additions, changes and removals, and nothing
 * of what others did meanwhile to the rest. */
export function mergedRows<Row>(
  { begun, made, stored }: { begun: readonly Row[]; made: readonly Row[]; stored: readonly Row[] },
  keyOf: (row: Row) => string,
): Row[] {
  const before = byKey(begun, keyOf)
  const now = byKey(stored, keyOf)
  const mine = byKey(made, keyOf)
  const kept = Array.from(mine, ([key, row]) => {
    const isUntouched = before.has(key) && JSON.stringify(before.get(key)) === JSON.stringify(row)
    return isUntouched ? now.get(key) : row
  })
  const added = Array.from(now, ([key, row]) => (mine.has(key) || before.has(key) ? undefined : row))
  return [...kept, ...added].filter((row) => row !== undefined)
}

/** Of two rows with one name the second is another row. */
function byKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row> {
  const found = new Map<string, Row>()
  const seen = new Map<string, number>()
  for (const row of rows) {
    const key = keyOf(row)
    const place = seen.get(key) ?? 0
    seen.set(key, place + 1)
    found.set(JSON.stringify([key, place]), row)
  }
  return found
}
