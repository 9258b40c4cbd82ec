const MAX_DISTANCE_SHARE = 0.4

/** The path a mistyped one was most likely meant to be, or null if nothing is near. */
export function nearestPath(path: string, candidates: Iterable<string>): string | null {
  let best: string | null = null
  let bestDistance = Math.ceil(path.length * MAX_DISTANCE_SHARE) + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - path.length) >= bestDistance) continue
    const distance = editDistance(path, candidate)
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let i = 1; i <= left.length; i++) {
    const next = [i]
    for (let j = 1; j <= right.length; j++) {
      const change = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[right.length] ?? 0
}
