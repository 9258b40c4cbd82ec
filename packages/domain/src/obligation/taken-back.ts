type Kept = { rule: string | null; date: string | null; closedOn: string | null; memoId: number | null }

/** What goes and what stands again when the cause that made the first and closed the second is undone. */
export function takenBack<E extends Kept>(
  made: readonly E[],
  closed: readonly E[],
): { going: E[]; returning: E[] } {
  const going = made.filter(
    ({ date, closedOn, memoId }) => date === null && closedOn === null && memoId === null,
  )
  // What has been done in its place since then stands for it.
  const kept = new Set(made.filter((event) => !going.includes(event)).map(({ rule }) => rule))
  return { going, returning: closed.filter(({ rule, closedOn }) => closedOn !== null && !kept.has(rule)) }
}
