import { inclineLastname } from 'lvovich'
import {
  ADJECTIVES_IN_CHII,
  FIXED_FIRST_PARTS,
  FOREIGN_SURNAMES,
  FOREIGN_WITHOUT_PATRONYMIC,
  INDECLINABLE_SURNAMES,
  STRESSED_SURNAMES,
  SURNAME_FORMS,
  SURNAME_PARTICLES,
  UNSTRESSED_IN_ACH,
} from '../exceptions/surnames.ts'
import type { Case } from '../inflection/cases.ts'
import { countVowels, inCapitalsOf, inflect, inflectByTable } from '../inflection/inflect.ts'
import {
  declineFeminineAdjective,
  declineMasculineAdjective,
  declineMasculineNoun,
  declineNounInA,
  HARD,
  HARD_UNSTRESSED,
  SOFT,
} from '../inflection/word-endings.ts'
import { PATRONYMIC_PARTICLES } from './patronymic-form.ts'
import type { Sex } from './person-name.ts'

export type Bearer = { sex: Sex; hasPatronymic: boolean }

export function declineSurname(lastName: string, grammaticalCase: Case, bearer: Bearer): string {
  if (grammaticalCase === 'nominative') return lastName
  const words = lastName.split(' ')
  return words
    .map((word) => {
      const isParticle = words.length > 1 && SURNAME_PARTICLES.has(word.toLowerCase())
      return isParticle ? word : declineDouble(word, grammaticalCase, bearer)
    })
    .join(' ')
}

function declineDouble(word: string, grammaticalCase: Case, bearer: Bearer): string {
  const parts = word.split('-')
  // «Турсун-заде», «Али-оглы»
  if (PATRONYMIC_PARTICLES.has((parts.at(-1) ?? '').toLowerCase())) return word
  return parts
    .map((part, index) => {
      const isFixed = index < parts.length - 1 && FIXED_FIRST_PARTS.has(part.toLowerCase())
      return isFixed ? part : inCapitalsOf(part, (surname) => declineOne(surname, grammaticalCase, bearer))
    })
    .join('-')
}

function declineOne(surname: string, grammaticalCase: Case, bearer: Bearer): string {
  const lower = surname.toLowerCase()
  if (!/[а-яё]$/.test(lower) || /[еёиоуыэю]$/.test(lower)) return surname
  if (INDECLINABLE_SURNAMES.has(lower) || /[аеёиоуыэю]а$/.test(lower)) return surname
  return bearer.sex === 'f'
    ? declineOfWoman(surname, lower, grammaticalCase)
    : declineOfMan(surname, lower, grammaticalCase, bearer)
}

function declineOfWoman(surname: string, lower: string, grammaticalCase: Case): string {
  if (/(?:ая|яя)$/.test(lower)) return declineFeminineAdjective(surname, grammaticalCase)
  if (isOfRussianMan(lower)) return inclineLastname(surname, grammaticalCase, 'female')
  // «Весна», «Щерба», «Глинка», «Сова»: nouns, not «-ова» and «-ина».
  if (/[ая]$/.test(lower)) return declineSurnameInA(surname, lower, grammaticalCase)
  return surname
}

/** «Иванова», «Минина», «Яворска» beside «Иванов», «Минин», «Яворский»: there is no «Сов» and no «Шин» of that kind. */
function isOfRussianMan(lower: string): boolean {
  if (/[иы]на$/.test(lower)) return countVowels(lower) > 2
  return /..[оеё]ва$/.test(lower) || (/(?:[ьнврл]ска|цка)$/.test(lower) && countVowels(lower) > 1)
}

function declineSurnameInA(surname: string, lower: string, grammaticalCase: Case): string {
  return declineNounInA(surname, STRESSED_SURNAMES.has(lower), grammaticalCase)
}

function declineOfMan(surname: string, lower: string, grammaticalCase: Case, bearer: Bearer): string {
  const byTable = inflectByTable(surname, SURNAME_FORMS, grammaticalCase)
  if (byTable !== null) return byTable
  if (/[ая]$/.test(lower)) return declineSurnameInA(surname, lower, grammaticalCase)
  if (isForeignLookingRussian(lower, bearer)) return inflect(surname, 0, HARD, grammaticalCase)
  if (STRESSED_SURNAMES.has(lower) || (/ач$/.test(lower) && !UNSTRESSED_IN_ACH.has(lower))) {
    return declineMasculineNoun(surname, true, grammaticalCase)
  }
  return (
    declineFleeting(surname, lower, grammaticalCase) ??
    declineOther(surname, lower, grammaticalCase) ??
    inclineLastname(surname, grammaticalCase, 'male')
  )
}

function isForeignLookingRussian(lower: string, bearer: Bearer): boolean {
  if (FOREIGN_SURNAMES.has(lower)) return true
  // «Грин», «Шин»: Russian -ин needs a stem with a vowel.
  if (lower.endsWith('ин') && countVowels(lower) === 1) return true
  return !bearer.hasPatronymic && FOREIGN_WITHOUT_PATRONYMIC.has(lower)
}

/** Surnames in -ец, -ок, -ёк: what falls out, and when nothing does. */
function declineFleeting(surname: string, lower: string, grammaticalCase: Case): string | null {
  if (!/(?:ец|ок|ёк)$/.test(lower)) return null
  // «Швец», «Блок»: with nothing else to pronounce, the vowel stays.
  if (countVowels(lower) === 1) return inflect(surname, 0, HARD, grammaticalCase)
  if (/[аеёиоуыэюя]ец$/.test(lower)) return endWith(surname, 'йц', HARD_UNSTRESSED, grammaticalCase)
  if (/лец$/.test(lower)) return endWith(surname, 'ьц', HARD, grammaticalCase)
  if (/обец$/.test(lower)) return endWith(surname, 'ц', HARD, grammaticalCase)
  if (/ёк$/.test(lower)) {
    return endWith(surname, /[аеёиоуыэюя]ёк$/.test(lower) ? 'йк' : 'ьк', HARD, grammaticalCase)
  }
  return null
}

function endWith(surname: string, stemEnd: string, endings: typeof HARD, grammaticalCase: Case): string {
  return inflect(surname.slice(0, -2) + stemEnd, 0, endings, grammaticalCase)
}

/** What lvovich has no rule for, or a wrong one: «Цой», «Гуляй», «Сухой», «Рабочий», «Кулидж», «Гусь». */
function declineOther(surname: string, lower: string, grammaticalCase: Case): string | null {
  // «Рожь», «Мышь» borne by a man have no accepted declension.
  if (/[жшчщ]ь$/.test(lower)) return surname
  const isShort = countVowels(lower) === 1
  if (isShort && /ой$/.test(lower)) return inflect(surname, 1, SOFT, grammaticalCase)
  if ((isShort && /ий$/.test(lower)) || /[аэюя]й$/.test(lower)) {
    return declineMasculineNoun(surname, false, grammaticalCase)
  }
  if (/[жшчщх]ой$/.test(lower) || ADJECTIVES_IN_CHII.test(lower)) {
    return declineMasculineAdjective(surname, grammaticalCase)
  }
  if (/дж$/.test(lower)) return inflect(surname, 0, HARD_UNSTRESSED, grammaticalCase)
  return /(?:ь|нук|пас)$/.test(lower) ? declineMasculineNoun(surname, false, grammaticalCase) : null
}
