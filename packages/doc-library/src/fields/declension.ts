import {
  CASE_TAGS,
  CASES,
  type Case,
  declineFullName,
  declinePosition,
  declineShortName,
  initialsOf,
  withPreposition,
} from '@ot/grammar'
import { lowerFirst, upperFirst } from '@ot/text'
import { boundName } from './bound-name.ts'
import type { FieldReader } from './field-reader.ts'
import type { CaseCorrections } from './person-facts.ts'

export type DeclinedPerson = {
  name: { lastName: string; firstName: string; fatherName: string; sex?: 'm' | 'f' }
  position: string
  nameCases: CaseCorrections
  positionCases: CaseCorrections
}

const NO_BREAK_SPACE = '\u00a0'

/** «А.»: of a double given name papers whose name was corrected print the first letter, and a registered one is printed again as it was. */
const FIRST_INITIAL = 2

function fullName({ name, nameCases }: DeclinedPerson, grammaticalCase: Case): string {
  return boundName(nameCases[grammaticalCase]?.trim() || declineFullName(name, grammaticalCase))
}

/** A corrected full name corrects the short one: its surname takes as many words as the surname itself. */
function shortName({ name, nameCases }: DeclinedPerson, grammaticalCase: Case): string {
  const corrected = nameCases[grammaticalCase]?.trim()
  if (!corrected) return boundName(declineShortName(name, grammaticalCase))
  const surnameWords = name.lastName.split(/\s+/).length
  const surname = corrected.split(/\s+/).slice(0, surnameWords).join(' ')
  const firstInitials = initialsOf(name)
    .map((initials) => initials.slice(0, FIRST_INITIAL))
    .join('')
  return boundName(`${firstInitials}${NO_BREAK_SPACE}${surname}`)
}

function position({ position, positionCases }: DeclinedPerson, grammaticalCase: Case): string {
  return lowerFirst(positionCases[grammaticalCase]?.trim() || declinePosition(position, grammaticalCase))
}

function inEveryCase(
  path: string,
  label: string,
  read: (named: DeclinedPerson, grammaticalCase: Case) => string,
  isKnown: (named: DeclinedPerson) => boolean,
): FieldReader<DeclinedPerson>[] {
  return CASES.map((grammaticalCase) => {
    const tag = CASE_TAGS[grammaticalCase]
    return {
      path: `${path}.${tag}`,
      label: `${label}, ${tag} падеж`,
      read: (named) => (isKnown(named) ? read(named, grammaticalCase) : null),
    }
  })
}

/** «со слесарем Ждановым»: what stands first decides the preposition. */
function withWhom(
  path: string,
  label: string,
  read: (named: DeclinedPerson, grammaticalCase: Case) => string,
  isKnown: (named: DeclinedPerson) => boolean,
): FieldReader<DeclinedPerson> {
  return {
    path: `${path}.${CASE_TAGS.instrumental}.с_предлогом`,
    label: `${label}, с предлогом «с» или «со»`,
    read: (named) => (isKnown(named) ? withPreposition('с', read(named, 'instrumental')) : null),
  }
}

const hasName = ({ name }: DeclinedPerson) => name.lastName !== ''
const hasPosition = ({ position }: DeclinedPerson) => position.trim() !== ''

/** What is printed of anybody who has a name and a position: the director and every employee. */
export const NAMED_FIELDS: readonly FieldReader<DeclinedPerson>[] = [
  ...inEveryCase('фио', 'Фамилия, имя, отчество', fullName, hasName),
  ...inEveryCase('фио_кратко', 'Инициалы и фамилия', shortName, hasName),
  ...inEveryCase('должность', 'Должность со строчной буквы', position, hasPosition),
  withWhom('фио', 'Фамилия, имя, отчество', fullName, hasName),
  withWhom('фио_кратко', 'Инициалы и фамилия', shortName, hasName),
  withWhom('должность', 'Должность со строчной буквы', position, hasPosition),
  {
    path: 'должность.дательный.с_прописной',
    label: 'Должность с прописной буквы, дательный падеж',
    read: (named) => (hasPosition(named) ? upperFirst(position(named, 'dative')) : null),
  },
  {
    path: 'должность',
    label: 'Должность с прописной буквы',
    read: (named) => (hasPosition(named) ? upperFirst(named.position.trim()) : null),
  },
]
