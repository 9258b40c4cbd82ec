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
export function shortName({ lastName, firstName, fatherName }: NamedPerson): string {
  return [`${lastName} ${initialsOf(firstName)}`, initialsOf(fatherName)]
    .filter((part) => part !== '')
    .join(NBSP)
}

/** «ИП», in the place of a photograph. */
export function initials({ lastName, firstName }: NamedPerson): string {
  return `${lastName.charAt(0)}${firstName.charAt(0)}`
}

/** «Анна-Мария» → «А.-М.»; of «Гасан оглы» the name alone counts. */
function initialsOf(name: string): string {
  const [first = ''] = name.split(' ')
  return first
    .split('-')
    .map((part) => (part === '' ? '' : `${part.charAt(0)}.`))
    .join('-')
}
