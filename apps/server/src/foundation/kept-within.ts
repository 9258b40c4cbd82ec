/** Something computed, or being computed; how much room it takes is known when it is there. */
export type Computing<T> = { readonly answer: Promise<T>; size: number }

export type KeptWithin<T, K extends Computing<T>> = {
  get(key: string): K | undefined
  /** In place of what was kept under the key, and as what was asked for last; answers what it keeps. */
  keep(key: string, one: K): Promise<T>
  /** The same for what has just begun to be computed; a failure is not kept. */
  begin(key: string, one: K): Promise<T>
}

/** Keeps as much as fills `room` by `sizeOf`, of what was asked for last. */
export function keptWithin<T, K extends Computing<T>>(
  room: number,
  sizeOf: (answer: T) => number,
): KeptWithin<T, K> {
  const kept = new Map<string, K>()
  let taken = 0

  function forget(key: string, one: K): void {
    if (kept.get(key) !== one) return
    kept.delete(key)
    taken -= one.size
  }

  /** What is being computed takes no room yet: how much it is, it tells itself. */
  function takeRoom(key: string, one: K, size: number): void {
    if (kept.get(key) !== one) return
    one.size = size
    taken += size
    // What is larger than the room would push out all others first.
    if (size > room) forget(key, one)
    for (const [longestUnasked, other] of kept) {
      if (taken <= room) return
      forget(longestUnasked, other)
    }
  }

  function keep(key: string, one: K): Promise<T> {
    const before = kept.get(key)
    if (before !== undefined) forget(key, before)
    kept.set(key, one)
    taken += one.size
    return one.answer
  }

  function begin(key: string, one: K): Promise<T> {
    one.answer.then(
      (answer) => takeRoom(key, one, sizeOf(answer)),
      () => forget(key, one),
    )
    return keep(key, one)
  }

  return { get: (key) => kept.get(key), keep, begin }
}
