/** Declining names costs more than printing them: the result lives as long as the object it was made from. */
export function cachedBy<Key extends object, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const made = new WeakMap<Key, { result: Result }>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known.result
    const result = make(key)
    made.set(key, { result })
    return result
  }
}
