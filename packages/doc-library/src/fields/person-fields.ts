import { shortDate } from '@ot/text'
import { NAMED_FIELDS, type Named } from './declension.ts'
import { type FieldReader, givenText } from './field-reader.ts'
import type { PrintedPerson } from './person-facts.ts'

function namedPerson({ lastName, firstName, fatherName, sex, position, cases }: PrintedPerson): Named {
  return {
    name: { lastName, firstName, fatherName, sex },
    position,
    nameCases: cases?.name ?? {},
    positionCases: cases?.position ?? {},
  }
}

function printedDate(date: string | null): string | null {
  return date === null ? null : shortDate(date)
}

const SEX_WORDS = { m: 'мужской', f: 'женский' } as const

export const PERSON_FIELDS: readonly FieldReader<PrintedPerson>[] = [
  ...NAMED_FIELDS.map(({ path, label, read }) => ({
    path,
    label,
    read: (person: PrintedPerson) => read(namedPerson(person)),
  })),
  // Where there are no departments, nobody waits for one: the cell stays empty.
  { path: 'отдел', label: 'Подразделение', read: (person) => givenText(person.department) ?? '' },
  { path: 'дата_рождения', label: 'Дата рождения', read: (person) => printedDate(person.birthDate) },
  { path: 'дата_приема', label: 'Дата приёма на работу', read: (person) => printedDate(person.hireDate) },
  { path: 'снилс', label: 'СНИЛС', read: (person) => givenText(person.snils ?? null) },
  // Who keeps no numbers has an empty cell.
  {
    path: 'табельный_номер',
    label: 'Табельный номер',
    read: (person) => givenText(person.staffNumber ?? null) ?? '',
  },
  { path: 'пол', label: 'Пол', read: (person) => SEX_WORDS[person.sex] },
]
