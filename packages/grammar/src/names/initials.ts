import { isPatronymic } from './patronymic-form.ts'
import type { PersonName } from './person-name.ts'

/** Of the given name and of the patronymic, of each by itself: «А.-М.» of «Анна-Мария», «В.Х.» of «Ван Хунг», «Г.» of «Гасан оглы». */
export function initialsOf({
  firstName,
  fatherName,
}: Pick<PersonName, 'firstName' | 'fatherName'>): string[] {
  const father = wordsOf(fatherName)
  const given = [wordsOf(firstName), isPatronymic(father.join(' ')) ? father.slice(0, 1) : father]
  return given.map((words) => words.map(initialsOfWord).join('')).filter((initials) => initials !== '')
}

function wordsOf(name: string): string[] {
  return name.split(/\s+/).filter((word) => word !== '')
}

function initialsOfWord(word: string): string {
  return word
    .split('-')
    .filter((part) => part !== '')
    .map((part) => `${part.charAt(0).toUpperCase()}.`)
    .join('-')
}
