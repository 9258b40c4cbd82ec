import { getFirstnameGender } from 'lvovich'
import { FEMALE_NAMES, MALE_NAMES } from '../exceptions/given-names.ts'
import { countVowels } from '../inflection/inflect.ts'
import { isEastAsianSurname } from './east-asian.ts'
import { sexOfPatronymic } from './patronymic-form.ts'
import type { PersonName, Sex } from './person-name.ts'

/** null: the name alone does not tell («Ким Саша»). */
export function detectSex(name: PersonName): Sex | null {
  const byPatronymic = sexOfPatronymic(name.fatherName.trim())
  if (byPatronymic !== null) return byPatronymic
  return (
    sexOfVietnameseName(name) ??
    sexOfSurname(name.lastName, CERTAIN) ??
    sexOfKnownName(name.firstName) ??
    sexOfSurname(name.lastName, LIKELY) ??
    sexByEnding(name.firstName)
  )
}

type SurnameEndings = { f: RegExp; m: RegExp }

/** «Рева», «Сова» are borne by both. */
const CERTAIN: SurnameEndings = { f: /(?:..[оеё]ва|[сц]кая)$/i, m: /(?:[оеё]в|[сц]кий)$/i }
const LIKELY: SurnameEndings = { f: /(?:[иы]на|ая|яя)$/i, m: /(?:[иы]н|ый|ий|ой)$/i }

function sexOfSurname(lastName: string, endings: SurnameEndings): Sex | null {
  // «Лев», «Грин», «Цой» end like Russian surnames and tell nothing.
  if (countVowels(lastName) < 2) return null
  if (endings.f.test(lastName)) return 'f'
  return endings.m.test(lastName) ? 'm' : null
}

function sexOfVietnameseName(name: PersonName): Sex | null {
  if (!isEastAsianSurname(name.lastName)) return null
  const given = `${name.firstName} ${name.fatherName}`.toLowerCase().split(' ')
  if (given.includes('тхи')) return 'f'
  return given.includes('ван') ? 'm' : null
}

function sexOfKnownName(firstName: string): Sex | null {
  const name = firstName.toLowerCase()
  if (MALE_NAMES.has(name)) return 'm'
  if (FEMALE_NAMES.has(name)) return 'f'
  const guess = getFirstnameGender(name)
  if (guess === 'male') return 'm'
  return guess === 'female' ? 'f' : null
}

/** lvovich answers «androgynous» for «Саша» and null for a name it does not know: only the latter is guessed. */
function sexByEnding(firstName: string): Sex | null {
  const name = firstName.toLowerCase()
  if (getFirstnameGender(name) !== null) return null
  if (/[бвгджзйклмнпрстфхцчшщ]$/.test(name)) return 'm'
  return /[ая]$/.test(name) ? 'f' : null
}
