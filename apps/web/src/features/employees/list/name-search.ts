import { foldLetters } from '@ot/text'
import { fullName, type NamedPerson } from '../../../lib/company/employee-name.ts'

/** Whether a full name answers a search: every word of it is somewhere in the name, in any order. */
export function nameMatcher(text: string): (person: NamedPerson) => boolean {
  const words = foldLetters(text)
    .split(/[\s.,]+/)
    .filter((word) => word !== '')
  if (words.length === 0) return () => true
  return (person) => {
    const name = foldLetters(fullName(person))
    return words.every((word) => name.includes(word))
  }
}
