import type { TitleFound, TitleSearch } from './title-search.ts'

export interface SearchOutcome {
  /** As they were typed; empty: nothing was. */
  words: string
  found: readonly TitleFound[]
  /** The words without which something was found, or nothing could be. */
  unknown: readonly string[]
}

/** What the search says to these words: where no title has them all, what has the others is better than nothing. */
export function outcomeOfSearch(search: TitleSearch, words: string): SearchOutcome {
  const found = search.find(words)
  if (found.length > 0 || words === '') return { words, found, unknown: [] }
  const { known, unknown } = search.parted(words)
  return { words, found: search.find(known.join(' ')), unknown }
}
