import { wordStem } from './stem.ts'

const MOST_WORDS = 8
const WORD = /[а-яёa-z0-9]+/g
/** In nearly every title and text: they tell nothing. */
const EMPTY_WORDS = new Set([
  'и',
  'в',
  'на',
  'по',
  'о',
  'об',
  'с',
  'от',
  'для',
  'к',
  'за',
  'из',
  'при',
  'или',
  'не',
])

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? []
}

/** What somebody looks for, each stem once; words that tell nothing count only when there are no others. */
export function wantedStems(asked: string): string[] {
  const all = [...new Set(wordsOf(asked))].slice(0, MOST_WORDS)
  const telling = all.filter((word) => !EMPTY_WORDS.has(word))
  return [...new Set((telling.length === 0 ? all : telling).map(wordStem))]
}
