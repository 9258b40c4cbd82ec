import { grouped } from '@ot/text'
import aliases from '../../data/title-aliases.json' with { type: 'json' }
import { type ReadTitle, readName, readTitle, type TitleWord } from './read-title.ts'
import { vocabularyOf } from './title-words.ts'

type Named = { id: number; name: string }

export type TitleMatcher<Position extends Named> = {
  /** What the title says in other words, so that nobody need be asked; null: a question. */
  sureOf(title: string): Position | null
  /** What it may be, the likeliest first. */
  proposalsOf(title: string): Position[]
}

/** A name or another name of a position as its stems; the first says the trade. */
type Spelling<Position> = { position: Position; stems: ReadonlySet<string>; first: string; weight: number }

const ALIASES: Readonly<Record<string, readonly string[]>> = aliases
const PROPOSALS_MAX = 5
/** Words of a title that the name lacks say little («участка №2»); those of the name that the title lacks say much. */
const EXTRA = 0.2
const MISSING = 0.45
const OTHER_TRADE = 0.55
const LEAST_LIKENESS = 0.05
/** They say who answers or who learns, not the trade. */
const RANKS = /^(старш|ведущ|ученик|стажер|бригадир|звеньев|сменн)/

/** Other names of a position, for a search by words. */
export function aliasesOf(name: string): readonly string[] {
  return Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? []) : []
}

function isTrade({ stem }: TitleWord): boolean {
  return !RANKS.test(stem)
}

/** The word that says the trade: the first that is no rank. */
function tradeOf(words: readonly TitleWord[]): TitleWord | undefined {
  return words.find(isTrade) ?? words[0]
}

function unique(words: readonly TitleWord[]): TitleWord[] {
  return words.filter(({ stem }, index) => words.findIndex((one) => one.stem === stem) === index)
}

export function titleMatcher<Position extends Named>(positions: readonly Position[]): TitleMatcher<Position> {
  const read = positions.flatMap((position) =>
    [readName(position.name), ...aliasesOf(position.name).map(readTitle)].map((title) => ({
      position,
      title,
    })),
  )
  const said = read.flatMap(({ position, title: { words, aside } }) =>
    aside.length === 0
      ? [{ position, words }]
      : [
          { position, words: [...words, ...aside] },
          { position, words },
        ],
  )
  const frequency = grouped(
    said.flatMap(({ words }) => [...new Set(words.map(({ stem }) => stem))]),
    (stem) => stem,
  )
  const rarity = (stem: string) => Math.log(1 + said.length / (frequency.get(stem)?.length ?? 1))
  const spellings = said.map(({ position, words }): Spelling<Position> => {
    const stems = new Set(words.map(({ stem }) => stem))
    const weight = [...stems].reduce((sum, stem) => sum + rarity(stem), 0)
    return { position, stems, first: tradeOf(words)?.stem ?? '', weight }
  })
  const byStem = grouped(
    spellings.flatMap((spelling) => [...spelling.stems].map((stem) => ({ stem, spelling }))),
    ({ stem }) => stem,
  )
  const vocabulary = vocabularyOf(frequency.keys())
  const stemsOf = (word: TitleWord | undefined) =>
    new Set(word === undefined ? [] : vocabulary.meaningsOf(word).map(({ stem }) => stem))

  /** Every spelling with a word in common: what it shares with the title, and whether nothing is left over. */
  function compared(words: readonly TitleWord[]) {
    const shared = new Map<
      Spelling<Position>,
      { weight: number; words: number; stems: Set<string>; isExact: boolean }
    >()
    let whole = 0
    const firsts = stemsOf(tradeOf(words))
    for (const word of words) {
      const meanings = vocabulary.meaningsOf(word)
      whole += Math.max(...meanings.map(({ stem }) => rarity(stem)), 2)
      const touched = new Map<Spelling<Position>, { weight: number; stem: string; likeness: number }>()
      for (const { stem, likeness } of meanings) {
        for (const { spelling } of byStem.get(stem) ?? []) {
          const weight = rarity(stem) * likeness
          if ((touched.get(spelling)?.weight ?? 0) < weight) touched.set(spelling, { weight, stem, likeness })
        }
      }
      for (const [spelling, { weight, stem, likeness }] of touched) {
        const before = shared.get(spelling)
        const stems = before?.stems ?? new Set<string>()
        shared.set(spelling, {
          weight: (before?.weight ?? 0) + weight,
          words: (before?.words ?? 0) + 1,
          stems: stems.add(stem),
          isExact: (before?.isExact ?? true) && likeness > 0.8,
        })
      }
    }
    return [...shared].map(([spelling, found]) => {
      const extra = Math.max(whole - found.weight, 0)
      const missing = Math.max(spelling.weight - found.weight, 0)
      const trade = firsts.has(spelling.first) ? 1 : OTHER_TRADE
      const score = (trade * (found.weight - EXTRA * extra - MISSING * missing)) / (whole + 1)
      const isEqual =
        found.isExact && found.words === words.length && found.stems.size === spelling.stems.size
      return { spelling, score, isEqual }
    })
  }

  function equalOf(words: readonly TitleWord[]): Position | null {
    if (words.length === 0) return null
    const equal = compared(words).filter(({ isEqual }) => isEqual)
    const found = new Map(equal.map(({ spelling: { position } }) => [position.id, position]))
    const [only, ...others] = found.values()
    return others.length === 0 ? (only ?? null) : null
  }

  /** What stands in brackets may change the trade: «водитель (погрузчик)». */
  function changesTrade({ words, aside }: ReadTitle, position: Position): boolean {
    const others = compared(unique([...words, ...aside])).filter(
      ({ spelling }) => spelling.position.id !== position.id && spelling.stems.size > 1,
    )
    const trades = stemsOf(tradeOf(words))
    const asides = new Set(aside.flatMap((word) => [...stemsOf(word)]))
    return others.some(({ spelling: { stems } }) => {
      const all = [...stems]
      return all.some((stem) => trades.has(stem)) && all.some((stem) => asides.has(stem) && !trades.has(stem))
    })
  }

  function surelyRead(title: ReadTitle): Position | null {
    const words = unique(title.words)
    const full = title.aside.length === 0 ? null : equalOf(unique([...words, ...title.aside]))
    if (full !== null) return full
    const found = equalOf(words) ?? equalOf(words.filter(isTrade))
    return found === null || (title.aside.length > 0 && changesTrade(title, found)) ? null : found
  }

  function proposalsOf(text: string): Position[] {
    const title = readTitle(text)
    const sure = surelyRead(title)
    const words = unique(title.words)
    const ofTrade = words.filter(isTrade)
    const best = new Map<Position, number>()
    for (const some of [words, ofTrade, unique([...ofTrade, ...title.aside])]) {
      for (const { spelling, score } of compared(some)) {
        if (score > (best.get(spelling.position) ?? LEAST_LIKENESS)) best.set(spelling.position, score)
      }
    }
    const likely = [...best]
      .toSorted(([a, one], [b, other]) => other - one || a.id - b.id)
      .map(([position]) => position)
    const all = sure === null ? likely : [sure, ...likely.filter(({ id }) => id !== sure.id)]
    return all.slice(0, PROPOSALS_MAX)
  }

  return { sureOf: (text) => surelyRead(readTitle(text)), proposalsOf }
}
