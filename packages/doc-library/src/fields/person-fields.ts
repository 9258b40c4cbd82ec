import { shortDate } from '@ot/text'
import { type DeclinedPerson, NAMED_FIELDS } from './declension.ts'
import { type FieldReader, givenText } from './field-reader.ts'
import type { PrintedPerson } from './person-facts.ts'

function namedPerson({
  lastName,
  firstName,
  fatherName,
  sex,
  position,
  cases,
}: PrintedPerson): DeclinedPerson {
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

/** Of his records; nothing entered leaves the cell empty, to be filled in by hand. */
const RECORD_FIELDS: readonly FieldReader<PrintedPerson>[] = [
  { path: 'номер_места', label: 'Номер рабочего места', read: ({ records }) => records?.workplace ?? '' },
  { path: 'класс_условий', label: 'Класс условий труда', read: ({ records }) => records?.conditions ?? '' },
  {
    path: 'факторы_29н',
    label: 'Факторы и виды работ осмотра',
    read: ({ records }) => records?.factors ?? '',
  },
  {
    path: 'пункты_29н',
    label: 'Пункты приложения к приказу № 29н',
    read: ({ records }) => records?.items ?? '',
  },
  {
    path: 'прошлый_осмотр',
    label: 'Прошлый медицинский осмотр',
    read: ({ records }) => printedDate(records?.examinedOn ?? null) ?? '',
  },
  {
    path: 'стаж_у_работодателя',
    label: 'Стаж у работодателя',
    read: ({ records }) => records?.experience ?? '',
  },
]
const RECORD_PATHS: ReadonlySet<string> = new Set(RECORD_FIELDS.map(({ path }) => path))

/** Whether a paper prints something of people's records: `направляемые.пункты_29н`. */
export function namesPersonRecords(tags: readonly string[]): boolean {
  return tags.some((tag) => RECORD_PATHS.has(tag.slice(tag.lastIndexOf('.') + 1)))
}

export const PRINTED_PERSON_FIELDS: readonly FieldReader<PrintedPerson>[] = [
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
  ...RECORD_FIELDS,
]
