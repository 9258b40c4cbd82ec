type Settled<Out> = { value: Out } | { error: unknown }

/** Works on several items at once and gives the results in the order of the items; never further ahead than told. */
export async function* inOrder<In, Out>(
  items: Iterable<In>,
  ahead: number,
  work: (item: In) => Promise<Out>,
): AsyncGenerator<Out> {
  const source = items[Symbol.iterator]()
  const underWay: Promise<Settled<Out>>[] = []

  function takeNext(): void {
    const next = source.next()
    if (next.done === true) return
    // Settled at once: what is under way when the reader goes away fails unheard.
    underWay.push(
      work(next.value).then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      ),
    )
  }

  for (let index = 0; index < ahead; index += 1) takeNext()
  for (let first = underWay.shift(); first !== undefined; first = underWay.shift()) {
    const settled = await first
    if ('error' in settled) throw settled.error
    takeNext()
    yield settled.value
  }
}
