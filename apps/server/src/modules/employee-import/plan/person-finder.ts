import { isCalled, normaliseSnils, type PastPersonColumn } from '@ot/domain'
import { foldLetters, grouped } from '@ot/text'
import type { NamedEmployee } from '../../people/index.ts'
import { parseDate } from '../values/parse-date.ts'
import { splitFullName } from '../values/parse-person.ts'
import { personKey, positionKey } from './keys.ts'

/** What a row of a table tells of whom it speaks of. */
export type PersonSaid = Partial<Record<PastPersonColumn, string>>

export type FoundPerson =
  | { kind: 'found'; person: NamedEmployee }
  | { kind: 'several'; candidates: readonly NamedEmployee[] }
  | { kind: 'nobody' }

/** The words of the file about a person; by them the user says who is meant. */
export function personWords(said: PersonSaid): string {
  const { staffNumber, snils, birthDate, position, department } = said
  const name = said.fullName ?? [said.lastName, said.firstName, said.fatherName].filter(Boolean).join(' ')
  const number = staffNumber === undefined ? undefined : `таб. № ${staffNumber}`
  return [name, number, snils, birthDate, position, department]
    .filter((text) => text !== undefined && text !== '')
    .join(' · ')
}

/** By what the user said, by СНИЛС, by name with what the row tells beside it; by staff number alone where no name is told. */
export function personFinder(
  people: readonly NamedEmployee[],
  told: Readonly<Record<string, number>>,
  today: string,
): (said: PersonSaid) => FoundPerson {
  const byId = new Map(people.map((person) => [person.id, person]))
  const byName = grouped(people, personKey)
  const byLastName = grouped(people, ({ lastName }) => foldLetters(lastName))
  const found = new Map<string, FoundPerson>()

  function lookUp(said: PersonSaid, words: string): FoundPerson {
    const chosen = byId.get(told[words] ?? 0)
    if (chosen !== undefined) return { kind: 'found', person: chosen }
    const insured = people.filter((person) => isInsured(person, said))
    return oneOf(narrowed(insured.length > 0 ? insured : meant(said), said, today))
  }

  function meant(said: PersonSaid): readonly NamedEmployee[] {
    if (said.fullName === undefined && said.lastName === undefined)
      return people.filter((person) => isNumbered(person, said))
    // Another СНИЛС is another person.
    return namesakes(said).filter(({ snils }) => snils === null || said.snils === undefined)
  }

  function namesakes(said: PersonSaid): readonly NamedEmployee[] {
    const name = said.fullName === undefined ? namePartsOf(said) : splitFullName(said.fullName)
    const whole = byName.get(personKey(name))
    if (whole !== undefined) return whole
    const words = said.fullName ?? Object.values(name).join(' ')
    return (byLastName.get(foldLetters(name.lastName)) ?? []).filter((person) =>
      isCalled(fullNameOf(person), words),
    )
  }

  return (said) => {
    const words = personWords(said)
    const known = found.get(words) ?? lookUp(said, words)
    found.set(words, known)
    return known
  }
}

function namePartsOf({ lastName = '', firstName = '', fatherName = '' }: PersonSaid) {
  return { lastName, firstName, fatherName }
}

export function fullNameOf({ lastName, firstName, fatherName }: NamedEmployee): string {
  return [lastName, firstName, fatherName].join(' ').trim()
}

function isInsured({ snils }: NamedEmployee, said: PersonSaid): boolean {
  return snils !== null && said.snils !== undefined && snils === normaliseSnils(said.snils)
}

function isNumbered({ staffNumber }: NamedEmployee, said: PersonSaid): boolean {
  return (
    staffNumber !== null &&
    said.staffNumber !== undefined &&
    numberKey(staffNumber) === numberKey(said.staffNumber)
  )
}

/** «007» and «7» are one number where one program keeps zeros and the other does not. */
function numberKey(number: string): string {
  return foldLetters(number.trim()).replace(/^0+(?=\d)/, '')
}

/** Each thing told leaves those whom it suits, when it suits anybody; who works here comes before who does not. */
function narrowed(
  people: readonly NamedEmployee[],
  said: PersonSaid,
  today: string,
): readonly NamedEmployee[] {
  const birthDate =
    said.birthDate === undefined ? null : parseDate(said.birthDate, { latest: today, from1904: false })
  const tests: readonly ((person: NamedEmployee) => boolean)[] = [
    (person) => isNumbered(person, said),
    ({ dismissedOn }) => dismissedOn === null,
    (person) => birthDate === null || person.birthDate === birthDate,
    (person) => said.position === undefined || hasTitle(person, said.position),
  ]
  return tests.reduce((left, suits) => {
    const those = left.filter(suits)
    return those.length === 0 ? left : those
  }, people)
}

function hasTitle({ positionName, positionStaff }: NamedEmployee, title: string): boolean {
  return [positionName, positionStaff ?? ''].some((one) => positionKey(one) === positionKey(title))
}

function oneOf(people: readonly NamedEmployee[]): FoundPerson {
  const [person, ...others] = people
  if (person === undefined) return { kind: 'nobody' }
  return others.length === 0 ? { kind: 'found', person } : { kind: 'several', candidates: people }
}
