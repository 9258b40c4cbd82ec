import { normaliseName, sexByPatronymic } from '@ot/domain'
import { type PersonName, parseFullName } from '@ot/grammar'

/** «Иванов Иван Иванович (осн.)»: 1С adds what kind of employment it is. */
const AFTERWORD = /\s*\([^)]*\)\s*$/

export function splitFullName(text: string): PersonName {
  const { lastName, firstName, fatherName } = parseFullName(plainName(text))
  return {
    lastName: normaliseName(lastName),
    firstName: normaliseName(firstName),
    fatherName: normaliseName(fatherName),
  }
}

function plainName(text: string): string {
  return text
    .replace(AFTERWORD, '')
    .replace(/[,;]/g, ' ')
    .replace(/\s*[-\u2010-\u2015]\s*/g, '-')
}

export function hasInitials({
  firstName,
  fatherName,
}: Pick<PersonName, 'firstName' | 'fatherName'>): boolean {
  return [firstName, fatherName].some((name) => /^\p{Lu}\.?$/u.test(name))
}

/** Does the text read as somebody's surname, name and patronymic? */
export function isFullName(text: string): boolean {
  const { lastName, firstName, fatherName } = splitFullName(text)
  const words = [lastName, firstName, fatherName]
  return words.every((word) => /^\p{Lu}[\p{L} .'’-]*$/u.test(word)) && sexByPatronymic(fatherName) !== null
}
