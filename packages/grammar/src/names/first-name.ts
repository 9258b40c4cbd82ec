import { inclineFirstname } from 'lvovich'
import {
  EASTERN_SECOND_NAMES,
  FIXED_FIRST_NAMES,
  INDECLINABLE_FEMALE_NAMES,
  MALE_NAME_FORMS,
} from '../exceptions/given-names.ts'
import type { Case } from '../inflection/cases.ts'
import { inCapitalsOf, inflect, inflectByTable } from '../inflection/inflect.ts'
import { declineMasculineNoun, declineNounInA, THIRD } from '../inflection/word-endings.ts'
import type { Sex } from './person-name.ts'

export function declineFirstName(firstName: string, grammaticalCase: Case, sex: Sex): string {
  return firstName
    .split(' ')
    .map((word) => declineDouble(word, grammaticalCase, sex))
    .join(' ')
}

function declineDouble(word: string, grammaticalCase: Case, sex: Sex): string {
  const parts = word.split('-')
  const isEastern = EASTERN_SECOND_NAMES.has((parts.at(-1) ?? '').toLowerCase())
  return parts
    .map((part, index) => {
      const isFixed = index < parts.length - 1 && (isEastern || FIXED_FIRST_NAMES.has(part.toLowerCase()))
      return isFixed ? part : inCapitalsOf(part, (name) => declineOne(name, grammaticalCase, sex))
    })
    .join('-')
}

function declineOne(name: string, grammaticalCase: Case, sex: Sex): string {
  const lower = name.toLowerCase()
  if (/(?:[еёиоуыэю]|[оуэе]а)$/.test(lower)) return name
  return sex === 'm' ? declineMale(name, lower, grammaticalCase) : declineFemale(name, lower, grammaticalCase)
}

function declineMale(name: string, lower: string, grammaticalCase: Case): string {
  const byTable = inflectByTable(name, MALE_NAME_FORMS, grammaticalCase)
  if (byTable !== null) return byTable
  if (/[жшчщц]а$/.test(lower)) return declineNounInA(name, false, grammaticalCase)
  // lvovich gives every consonant but ж, ш the ending -ом, and takes -лок for a fleeting vowel.
  if (/[бвгджзклмнпрстфхцчшщ]$/.test(lower) && !/ё[лк]$/.test(lower)) {
    return declineMasculineNoun(name, false, grammaticalCase)
  }
  return inclineFirstname(name, grammaticalCase, 'male')
}

function declineFemale(name: string, lower: string, grammaticalCase: Case): string {
  if (lower.endsWith('ь')) {
    return INDECLINABLE_FEMALE_NAMES.has(lower) ? name : inflect(name, 1, THIRD, grammaticalCase)
  }
  if (/[жшчщц]а$/.test(lower)) return declineNounInA(name, false, grammaticalCase)
  return inclineFirstname(name, grammaticalCase, 'female')
}
