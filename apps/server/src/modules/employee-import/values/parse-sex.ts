import type { Sex } from '@ot/domain'

const WORDS: Readonly<Record<string, Sex>> = {
  м: 'm',
  муж: 'm',
  мужской: 'm',
  мужчина: 'm',
  m: 'm',
  male: 'm',
  ж: 'f',
  жен: 'f',
  женский: 'f',
  женщина: 'f',
  f: 'f',
  female: 'f',
}

export function parseSex(text: string): Sex | null {
  const word = text.toLocaleLowerCase('ru').replace(/[^\p{L}]/gu, '')
  return Object.hasOwn(WORDS, word) ? (WORDS[word] ?? null) : null
}
