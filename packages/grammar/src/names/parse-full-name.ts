import { SURNAME_PARTICLES } from '../exceptions/surnames.ts'
import { isEastAsianSurname } from './east-asian.ts'
import { isPatronymic, PATRONYMIC_PARTICLES } from './patronymic-form.ts'
import type { PersonName } from './person-name.ts'

const INITIALS = /^(?:[А-ЯЁA-Z]\.-?)+$/

/** «Иванов Иван Иванович», «Алиев Али Гусейн оглы», «фон Берг Александр Карлович», «Иванов И.И.». */
export function parseFullName(text: string): PersonName {
  const words = (text.match(/\S+/g) ?? []).flatMap(splitInitials)
  if (words.length > 2 && isGivenNameFirst(words)) return parseFullName(surnameToFront(words).join(' '))

  const surnameLength = countSurnameWords(words)
  const lastName = words.slice(0, surnameLength).join(' ')
  const given = words.slice(surnameLength)
  const fatherAt = findPatronymic(lastName, given)
  return {
    lastName,
    firstName: given.slice(0, fatherAt).join(' '),
    fatherName: given.slice(fatherAt).join(' '),
  }
}

function splitInitials(word: string): string[] {
  return INITIALS.test(word) ? (word.match(/[А-ЯЁA-Z]\./g) ?? [word]) : [word]
}

/** «Иван Иванович Иванов» and «И. И. Иванов»: the surname is last. */
function isGivenNameFirst(words: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = words
  if (INITIALS.test(first)) return words.some((word) => !INITIALS.test(word))
  return words.length === 3 && isPatronymic(second) && !isPatronymic(third) && !isPatronymicParticle(third)
}

function surnameToFront(words: readonly string[]): string[] {
  const initials = words.findIndex((word) => !INITIALS.test(word))
  const givenLength = initials > 0 ? initials : 2
  return [...words.slice(givenLength), ...words.slice(0, givenLength)]
}

function isPatronymicParticle(word: string): boolean {
  return PATRONYMIC_PARTICLES.has(word.toLowerCase())
}

/** Particles stay with the surname; at least one word is left for the given name. */
function countSurnameWords(words: readonly string[]): number {
  let length = 1
  while (length < words.length - 1 && isSurnameParticle(words[length - 1] ?? '')) {
    length += 1
  }
  return Math.min(length, words.length)
}

function isSurnameParticle(word: string): boolean {
  if (!SURNAME_PARTICLES.has(word.toLowerCase())) return false
  return word === word.toLowerCase() || /^(?:Фон|Де|Ибн|Аль|Эль)$/.test(word)
}

function findPatronymic(lastName: string, given: readonly string[]): number {
  const last = given.length - 1
  if (given.length < 2) return given.length
  if (isPatronymicParticle(given[last] ?? '')) return Math.max(1, last - 1)
  if (isPatronymic(given[last] ?? '')) return last
  return isEastAsianSurname(lastName) ? given.length : last
}
