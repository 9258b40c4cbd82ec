/** Items under their keys, both in the order in which they come. */
export function grouped<Item>(items: Iterable<Item>, keyOf: (item: Item) => string | number): Item[][] {
  const groups = new Map<string | number, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return [...groups.values()]
}

/** Each once, as one cell of a table. */
export function listed(texts: Iterable<string>): string {
  return [...new Set(texts)].filter((text) => text !== '').join('; ')
}
