import { parseFullName } from '@ot/grammar'
import { shortDate } from '@ot/text'
import { cachedBy } from './cached-by.ts'
import { type DeclinedPerson, NAMED_FIELDS } from './declension.ts'
import { type FieldReader, givenText } from './field-reader.ts'
import type { IncidentPerson } from './incident-facts.ts'

const namedOf = cachedBy<IncidentPerson, DeclinedPerson>(({ fullName, position }) => ({
  name: parseFullName(fullName),
  position: position ?? '',
  nameCases: {},
  positionCases: {},
}))

/** Of a member of the commission, a witness, an official. */
export const INCIDENT_PERSON_FIELDS: readonly FieldReader<IncidentPerson>[] = [
  ...NAMED_FIELDS.map(({ path, label, read }) => ({
    path,
    label,
    read: (person: IncidentPerson) => read(namedOf(person)),
  })),
  { path: 'место_работы', label: 'Место работы', read: ({ organisation }) => givenText(organisation) },
  {
    path: 'дата_рождения',
    label: 'Дата рождения',
    read: ({ birthDate }) => (birthDate ? shortDate(birthDate) : null),
  },
  { path: 'адрес', label: 'Место жительства', read: ({ address }) => givenText(address ?? null) },
  { path: 'телефон', label: 'Телефон', read: ({ phone }) => givenText(phone ?? null) },
  { path: 'почта', label: 'Электронная почта', read: ({ email }) => givenText(email ?? null) },
]
