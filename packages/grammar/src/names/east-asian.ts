import { ALSO_RUSSIAN_SURNAMES, EAST_ASIAN_SURNAMES, RUSSIAN_SHORT_NAMES } from '../exceptions/east-asian.ts'

export function isEastAsianSurname(lastName: string): boolean {
  return EAST_ASIAN_SURNAMES.has(lastName.toLowerCase())
}

/**
 * Chinese, Vietnamese and Korean names are one unit: only its last word changes, «Нгуен Ван Хунга», «Дэн Сяопина» (Rosenthal, § 149).
 * With a Russian given name the rule ends: «Кима Олега Викторовича». `given`: all the words after the surname, none of them a patronymic.
 */
export function isEastAsianName(lastName: string, given: readonly string[]): boolean {
  const [first = ''] = given
  if (!isEastAsianSurname(lastName) || RUSSIAN_SHORT_NAMES.has(first.toLowerCase())) return false
  return given.length > 1 || (given.length === 1 && !ALSO_RUSSIAN_SURNAMES.has(lastName.toLowerCase()))
}
