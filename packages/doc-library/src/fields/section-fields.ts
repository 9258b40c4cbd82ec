import type { DictionaryField, Value } from '@ot/doc-engine'
import { isSectionRecords, type Records } from '../format/records.ts'
import { boundName } from './bound-name.ts'
import { cachedBy } from './cached-by.ts'
import type { RecordFacts } from './facts.ts'
import { PROFILE_LISTS } from './profile-lists.ts'
import { type PrintedRecords, SECTION_LISTS } from './section-lists.ts'
import { RECORD_ID, THING_LISTS } from './thing-lists.ts'

/** Columns of form 11 of order 223н. */
const INCIDENT_JOURNAL = {
  values: { 'выборка.период': 'Период, за который взяты записи' },
  lists: {
    происшествия: {
      label: 'Несчастные случаи',
      columns: {
        когда: 'Дата и время несчастного случая',
        пострадавший: 'Фамилия, имя, отчество, год рождения, стаж',
        должность: 'Профессия (должность)',
        где: 'Место и подразделение',
        рабочее_место: 'Номер рабочего места по СОУТ',
        вид: 'Вид происшествия',
        обстоятельства: 'Краткое описание обстоятельств',
        акт: 'Номер и дата акта',
        последствия: 'Последствия',
        меры: 'Принятые меры',
      },
    },
  },
} as const satisfies PrintedRecords

type Printed = {
  values: readonly (readonly [path: string, label: string])[]
  lists: readonly { path: string; label: string; columns: readonly (readonly [string, string])[] }[]
}

/** Enough to go on by hand when there are no records. */
const BLANK_ROWS = 5
const NO_RECORDS: RecordFacts = { values: {}, lists: {} }

const printedBy = cachedBy<PrintedRecords, Printed>(({ values, lists }) => ({
  values: Object.entries(values),
  lists: Object.entries(lists).map(([path, { label, columns }]) => ({
    path,
    label,
    columns: Object.entries(columns),
  })),
}))

/** Of papers made from the records of a section or the profile of a profession; null: of another paper. */
function printedOf(records: Records | null | undefined): Printed | null {
  if (records === 'profile') return printedBy(PROFILE_LISTS)
  if (records === 'incident') return printedBy(INCIDENT_JOURNAL)
  if (records === 'thing') return printedBy(THING_LISTS)
  return isSectionRecords(records) ? printedBy(SECTION_LISTS[records]) : null
}

/** Whether papers made from these records print a list under this name. */
export function isRecordList(records: Records | null | undefined, key: string): boolean {
  return printedOf(records)?.lists.some(({ path }) => path === key) ?? false
}

/** Of the records only those that the tags of a paper name: a registered paper keeps no more. */
export function printedOnly({ values, lists }: RecordFacts, tags: readonly string[]): RecordFacts {
  const roots = new Set(tags.map((tag) => tag.split('.')[0]))
  return { values, lists: Object.fromEntries(Object.entries(lists).filter(([path]) => roots.has(path))) }
}

/** What such a paper may print beside the tags of every paper. */
export function sectionPaperFields(records: Records | null | undefined): readonly DictionaryField[] {
  const printed = printedOf(records)
  if (printed === null) return []
  const asField = ([path, label]: readonly [string, string]): DictionaryField => ({
    kind: 'value',
    path,
    label,
  })
  return [
    ...printed.values.map(asField),
    ...printed.lists.map(
      ({ path, label, columns }): DictionaryField => ({
        kind: 'list',
        path,
        label,
        items: columns.map(asField),
        blankItems: BLANK_ROWS,
      }),
    ),
  ]
}

const NAME = 'фио'

function cellOf(row: Readonly<Record<string, string>>, column: string): string {
  const text = row[column] ?? ''
  return column === NAME ? boundName(text) : text
}

const NOTHING: ReadonlySet<number> = new Set()

/** The same with the records; a list without any leaves blank rows, a cell without anything stays empty. */
export function sectionValues(
  records: Records | null | undefined,
  { values, lists }: RecordFacts = NO_RECORDS,
  leftOut: (list: string) => ReadonlySet<number> = () => NOTHING,
): readonly (readonly [string, Value])[] {
  const printed = printedOf(records)
  if (printed === null) return []
  return [
    ...printed.values.map(([path]) => [path, values[path] ?? null] as const),
    ...printed.lists.map(({ path, columns }) => {
      const without = leftOut(path)
      const rows = (lists[path] ?? []).filter(({ [RECORD_ID]: id = '' }) => !without.has(Number(id)))
      const value = rows.map((row) => new Map(columns.map(([column]) => [column, cellOf(row, column)])))
      return [path, rows.length === 0 ? null : value] as const
    }),
  ]
}
