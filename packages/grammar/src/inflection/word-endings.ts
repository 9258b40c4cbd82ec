import type { Case } from './cases.ts'
import { type Endings, inflect } from './inflect.ts'

export const HARD: Endings = ['а', 'у', 'а', 'ом', 'е']
export const HARD_UNSTRESSED: Endings = ['а', 'у', 'а', 'ем', 'е']
export const SOFT: Endings = ['я', 'ю', 'я', 'ем', 'е']
const SOFT_STRESSED: Endings = ['я', 'ю', 'я', 'ём', 'е']
/** «Айгуль, Айгули»: the third declension. */
export const THIRD: Endings = ['и', 'и', 'ь', 'ью', 'и']

/** «Директор», «слесарь», «сторож», «врач»: animate masculine nouns without a fleeting vowel. */
export function declineMasculineNoun(word: string, isEndingStressed: boolean, grammaticalCase: Case): string {
  const lower = word.toLowerCase()
  if (/ий$/.test(lower)) return inflect(word, 1, ['я', 'ю', 'я', 'ем', 'и'], grammaticalCase)
  if (/[ьй]$/.test(lower)) return inflect(word, 1, isEndingStressed ? SOFT_STRESSED : SOFT, grammaticalCase)
  const isSibilant = /[жшчщц]$/.test(lower)
  return inflect(word, 0, isSibilant && !isEndingStressed ? HARD_UNSTRESSED : HARD, grammaticalCase)
}

/** «Няня», «санитарка», «уборщица», and masculine surnames of the same kind: «Кваша», «Глинка». */
export function declineNounInA(word: string, isEndingStressed: boolean, grammaticalCase: Case): string {
  const lower = word.toLowerCase()
  if (/ия$/.test(lower)) return inflect(word, 1, ['и', 'и', 'ю', 'ей', 'и'], grammaticalCase)
  if (/я$/.test(lower)) {
    return inflect(word, 1, ['и', 'е', 'ю', isEndingStressed ? 'ёй' : 'ей', 'е'], grammaticalCase)
  }
  const genitive = /[гкхжшчщ]а$/.test(lower) ? 'и' : 'ы'
  const instrumental = /[жшчщц]а$/.test(lower) && !isEndingStressed ? 'ей' : 'ой'
  return inflect(word, 1, [genitive, 'е', 'у', instrumental, 'е'], grammaticalCase)
}

/** «Главный», «ведущий», «старший», «портной»: -ый, -ий, -ой. */
export function declineMasculineAdjective(word: string, grammaticalCase: Case): string {
  const lower = word.toLowerCase()
  if (lower.endsWith('третий')) {
    return inflect(word, 2, ['ьего', 'ьему', 'ьего', 'ьим', 'ьем'], grammaticalCase)
  }
  const isSoft = /(?:[жшчщ]ий|[^гкхжшчщ]ий)$/.test(lower)
  if (isSoft) return inflect(word, 2, ['его', 'ему', 'его', 'им', 'ем'], grammaticalCase)
  const instrumental = /(?:[гкх]ий|[гкхжшчщ]ой)$/.test(lower) ? 'им' : 'ым'
  return inflect(word, 2, ['ого', 'ому', 'ого', instrumental, 'ом'], grammaticalCase)
}

const STRESSED_AFTER_SIBILANT = /(?:больш|чуж|меньш)ая$/

/** «Медицинская», «старшая», «горничная»: -ая, -яя. */
export function declineFeminineAdjective(word: string, grammaticalCase: Case): string {
  const lower = word.toLowerCase()
  if (lower.endsWith('третья')) return inflect(word, 1, ['ей', 'ей', 'ю', 'ей', 'ей'], grammaticalCase)
  if (lower.endsWith('яя')) return inflect(word, 2, ['ей', 'ей', 'юю', 'ей', 'ей'], grammaticalCase)
  const isSoft = /[жшчщ]ая$/.test(lower) && !STRESSED_AFTER_SIBILANT.test(lower)
  const oblique = isSoft ? 'ей' : 'ой'
  return inflect(word, 2, [oblique, oblique, 'ую', oblique, oblique], grammaticalCase)
}

/** «Ответственное (лицо)»: inanimate, so the accusative is the nominative. */
export function declineNeuterAdjective(word: string, grammaticalCase: Case): string {
  const ending = word.slice(-2)
  const isSoft = ending.toLowerCase() === 'ее'
  const endings: Endings = isSoft
    ? ['его', 'ему', ending, 'им', 'ем']
    : ['ого', 'ому', ending, /[гкх]ое$/i.test(word) ? 'им' : 'ым', 'ом']
  return inflect(word, 2, endings, grammaticalCase)
}
