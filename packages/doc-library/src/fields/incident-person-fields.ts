import { parseFullName } from '@ot/grammar'
import { shortDate } from '@ot/text'
import { cachedBy } from './cached-by.ts'
import { NAMED_FIELDS, type Named } from './declension.ts'
import { type FieldReader, given } from './field-reader.ts'
import type { IncidentPerson } from './incident-facts.ts'

const namedOf = cachedBy<IncidentPerson, Named>(({ fullName, position }) => ({
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
  { path: 'место_работы', label: 'Место работы', read: ({ organisation }) => given(organisation) },
  {
    path: 'дата_рождения',
    label: 'Дата рождения',
    read: ({ birthDate }) => (birthDate ? shortDate(birthDate) : null),
  },
  { path: 'адрес', label: 'Место жительства', read: ({ address }) => given(address ?? null) },
  { path: 'телефон', label: 'Телефон', read: ({ phone }) => given(phone ?? null) },
  { path: 'почта', label: 'Электронная почта', read: ({ email }) => given(email ?? null) },
]
