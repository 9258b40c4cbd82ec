/** No more than so many letters left out, put in or changed. */
export function isMisprint(one: string, other: string, allowed: number): boolean {
  if (Math.abs(one.length - other.length) > allowed) return false
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    if (Math.min(...next) > allowed) return false
    row = next
  }
  return (row[other.length] ?? allowed + 1) <= allowed
}
