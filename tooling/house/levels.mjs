// Order among houses: who stands on whom. A graph is a Map of a name to the Set of names it leans on.

/** Loops, each as the names along it; empty when every arrow can go down. */
export function loopsAmong(leans) {
  const loops = []
  const done = new Set()
  const visit = (name, path) => {
    const at = path.indexOf(name)
    if (at !== -1) {
      loops.push([...path.slice(at), name])
      return
    }
    if (done.has(name)) return
    for (const next of leans.get(name) ?? []) visit(next, [...path, name])
    done.add(name)
  }
  for (const name of leans.keys()) visit(name, [])
  return loops
}

/** Names by level from the top: a house stands one level above the highest of those it leans on. */
export function levelsOf(leans) {
  const height = new Map()
  const heightOf = (name) => {
    const known = height.get(name)
    if (known !== undefined) return known
    const found = Math.max(-1, ...[...(leans.get(name) ?? [])].map(heightOf)) + 1
    height.set(name, found)
    return found
  }
  for (const name of leans.keys()) heightOf(name)
  const levels = []
  for (const [name, at] of height) levels[at] = [...(levels[at] ?? []), name]
  return levels.map((names) => names.sort()).reverse()
}

/** Arrows without those that a longer way says already. */
export function shortArrows(leans) {
  const reached = new Map()
  const reach = (name) => {
    const known = reached.get(name)
    if (known !== undefined) return known
    const all = new Set()
    for (const next of leans.get(name) ?? []) for (const further of reach(next).add(next)) all.add(further)
    reached.set(name, all)
    return new Set(all)
  }
  const arrows = []
  for (const [from, targets] of leans) {
    const others = (to) => [...targets].filter((target) => target !== to)
    for (const to of [...targets].sort())
      if (!others(to).some((target) => reach(target).has(to))) arrows.push({ from, to })
  }
  return arrows
}
