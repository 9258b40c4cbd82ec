const BEFORE = 60
const AFTER = 120
const WORD = /[а-яёa-z0-9]+/gi

/** The passage that has most of the words, cut around the first of them. */
export function excerptOf(
  passages: readonly string[],
  wanted: readonly string[],
  stemOf: (word: string) => string,
): string | null {
  let best: { passage: string; at: number; words: number } | null = null
  for (const passage of passages) {
    const places = placesOf(passage, wanted, stemOf)
    const [at] = [...places.values()].sort((left, right) => left - right)
    if (at !== undefined && places.size > (best?.words ?? 0)) best = { passage, at, words: places.size }
    if (best?.words === wanted.length) break
  }
  return best === null ? null : around(best.passage, best.at)
}

/** Of each wanted word, where it stands first. */
function placesOf(passage: string, wanted: readonly string[], stemOf: (word: string) => string) {
  const places = new Map<string, number>()
  for (const match of passage.matchAll(WORD)) {
    const own = stemOf(match[0].toLowerCase())
    const key = wanted.find((one) => own.startsWith(one))
    if (key !== undefined && !places.has(key)) places.set(key, match.index)
  }
  return places
}

function around(passage: string, at: number): string {
  const from = at <= BEFORE ? 0 : passage.indexOf(' ', at - BEFORE) + 1
  const end = at + AFTER >= passage.length ? passage.length : passage.lastIndexOf(' ', at + AFTER)
  return `${from > 0 ? '…' : ''}${passage.slice(from, end)}${end < passage.length ? '…' : ''}`
}
