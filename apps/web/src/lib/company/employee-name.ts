import { initialsOf } from '@ot/grammar/initials'

export interface NamedPerson {
  lastName: string
  firstName: string
  fatherName: string
}

export function fullName({ lastName, firstName, fatherName }: NamedPerson): string {
  return [lastName, firstName, fatherName].join(' ').trim()
}

const NBSP = '\u00a0'

/** «Иванов П. С.», for narrow screens: the initials stay with each other. */
export function shortName(person: NamedPerson): string {
  return `${person.lastName} ${initialsOf(person).join(NBSP)}`.trimEnd()
}

/** «ИП», in the place of a photograph. */
export function initials({ lastName, firstName }: NamedPerson): string {
  return `${lastName.charAt(0)}${firstName.charAt(0)}`
}
