import { type WordIndex, wordIndex } from '@ot/grammar/word-index'
import { libraryTitleAddress } from '../../lib/library-address.ts'

export interface TitleGroup {
  id: string
  title: string
  templates: readonly string[]
}

export interface TitleFound {
  title: string
  group: string
  address: string
}

export interface TitleSearch {
  find(words: string): TitleFound[]
  /** The words as they were typed: those that some title has, and those that none has. */
  parted(words: string): { known: string[]; unknown: string[] }
}

const TITLE = 10
const GROUP = 1
const BETWEEN_WORDS = /[^а-яёa-z0-9-]+/i

/** Looks through the titles built into the page; nothing is prepared before the first question. */
export function titleSearch(groups: readonly TitleGroup[]): TitleSearch {
  const titles = groups.flatMap(({ id, title: group, templates }) =>
    templates.map((title, place) => ({ title, group, address: libraryTitleAddress(id, place) })),
  )
  let prepared: WordIndex | null = null
  function index(): WordIndex {
    prepared ??= wordIndex(
      titles.map(({ title, group }) => [
        { text: title, weight: TITLE },
        { text: group, weight: GROUP },
      ]),
    )
    return prepared
  }
  const find = (words: string) =>
    index()
      .find(words)
      .flatMap(({ place }) => titles[place] ?? [])
  return {
    find,
    parted(words) {
      const typed = words.split(BETWEEN_WORDS).filter((word) => word !== '')
      return {
        known: typed.filter((word) => find(word).length > 0),
        unknown: typed.filter((word) => find(word).length === 0),
      }
    },
  }
}
