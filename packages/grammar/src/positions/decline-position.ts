import { GOVERNING_ABBREVIATIONS } from '../exceptions/positions.ts'
import type { Case } from '../inflection/cases.ts'
import { type Endings, inCapitalsOf, inflect } from '../inflection/inflect.ts'
import { declineAdjective, declineCompound } from './decline-word.ts'
import {
  type AdjectiveKind,
  adjectiveKind,
  agreesWithAdjective,
  isAbbreviation,
  isCompoundOfOccupations,
  isCyrillic,
  isOccupation,
  isSubstantive,
  startsWithHead,
} from './recognize.ts'

/** A comma, a slash, a bracket, a dash between spaces and «и» may bring one more occupation. */
const SEPARATOR = /(\s*[,;/()]\s*|\s+[-–—]\s+|\s+и\s+)/

/** «Специалисту по охране труда»; letter case and abbreviations stay as they are written. */
export function declinePosition(title: string, grammaticalCase: Case): string {
  if (grammaticalCase === 'nominative') return title
  // A title in short words alone may be an abbreviation: «ГЛАВА КФХ».
  const hasLongWord = /[А-ЯЁ]{6}/.test(title)
  if (hasLongWord) return inCapitalsOf(title, (ordinary) => declinePhrases(ordinary, grammaticalCase))
  return declinePhrases(title, grammaticalCase)
}

function declinePhrases(title: string, grammaticalCase: Case): string {
  return title
    .split(SEPARATOR)
    .map((piece, index) => (index % 2 === 1 ? piece : declinePhrase(piece, index === 0, grammaticalCase)))
    .join('')
}

/** What follows a separator may be the tail of the occupation before it: «машинист (кочегар) котельной». */
function declinePhrase(phrase: string, isStart: boolean, grammaticalCase: Case): string {
  const rest = phrase.replace(/^в т\.\s?ч\.\s/, '')
  const pieces = rest.split(/(\s+)/)
  const words = pieces.filter((_, index) => index % 2 === 0)
  if (!isStart && !startsWithHead(words)) return phrase
  const declined = declineWords(words, grammaticalCase)
  const including = phrase.slice(0, phrase.length - rest.length)
  return (
    including + pieces.map((piece, index) => (index % 2 === 0 ? (declined[index / 2] ?? '') : piece)).join('')
  )
}

/** Adjectives, then the head, then adjectives that agree with it; the tail is in its own case already. */
function declineWords(words: readonly string[], grammaticalCase: Case): string[] {
  const declined = [...words]
  const headAt = declineUpToHead(declined, grammaticalCase)
  if (headAt === null) return declined
  const kindOfHead: AdjectiveKind = /[ая]$/i.test(words[headAt] ?? '') ? 'feminine' : 'masculine'
  for (let at = headAt + 1; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (adjectiveKind(word, false) !== kindOfHead) break
    declined[at] = declineAdjective(word, kindOfHead, grammaticalCase)
  }
  return declined
}

/** Changes the words in place up to the head and tells where the head is; null when nothing is to follow it. */
function declineUpToHead(words: string[], grammaticalCase: Case): number | null {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const next = words[at + 1]
    if (GOVERNING_ABBREVIATIONS.has(word.toLowerCase())) return null
    const isNoun = word.includes('.') || isCompoundOfOccupations(word)
    const kind = isNoun ? null : adjectiveKind(word, at === 0)
    if (kind !== null) {
      words[at] = declineAdjective(word, kind, grammaticalCase)
      // «Горнорабочий подземный»: a substantivised adjective is the head itself.
      if (next === undefined || !continuesPhrase(next, word, kind)) return isSubstantive(word) ? at : null
    } else if (/^\d+-[йя]$/.test(word)) {
      words[at] = declineOrdinal(word, grammaticalCase)
    } else if (!isForeignModifier(word, next)) {
      words[at] = declineCompound(word, grammaticalCase)
      return at
    }
  }
  return null
}

function continuesPhrase(next: string, adjective: string, kind: AdjectiveKind): boolean {
  if (isSubstantive(adjective)) return isOccupation(next)
  return adjectiveKind(next, false) === kind || agreesWithAdjective(next, kind)
}

/** «Гл. бухгалтер», «ИТ специалист», «Junior разработчик»: the head is still to come. */
function isForeignModifier(word: string, next: string | undefined): boolean {
  if (word.endsWith('.')) return true
  const isUnchangeable = isAbbreviation(word) || !isCyrillic(word)
  return isUnchangeable && next !== undefined && (isOccupation(next) || !isCyrillic(next))
}

/** «1-й помощник» → «1-го помощника», «2-я медсестра» → «2-й медсестры» */
function declineOrdinal(word: string, grammaticalCase: Case): string {
  const endings: Endings = word.endsWith('я') ? ['й', 'й', 'ю', 'й', 'й'] : ['го', 'му', 'го', 'м', 'м']
  return inflect(word, 1, endings, grammaticalCase)
}
