import type { DictionaryField, Value } from '@ot/doc-engine'
import { shortDate } from '@ot/text'
import type { FieldReader } from './field-reader.ts'
import { givenText } from './field-reader.ts'
import type {
  IncidentAddressee,
  IncidentCause,
  IncidentEvidence,
  IncidentFacts,
  IncidentOffender,
  IncidentPerson,
  NumberedPaper,
  PrintedMeasure,
  PrintedStep,
} from './incident-facts.ts'
import { COMMISSION_ROOT } from './incident-fields.ts'
import { INCIDENT_PERSON_FIELDS } from './incident-person-fields.ts'
import { recordList, recordRows } from './record-list.ts'
import { VICTIM_FIELDS } from './victim-fields.ts'

type Printed = { field: DictionaryField; read: (incident: IncidentFacts) => Value }

const dated = (date: string | null) => (date === null ? '' : shortDate(date))

/** For what stands between items of one line: `{#ещё}; {/ещё}`. */
const SEPARATOR = 'ещё'
const SEPARATOR_LABEL = 'Есть ли дальше ещё: для точки с запятой между ними'

function printed<Item>(
  path: string,
  label: string,
  fields: readonly FieldReader<Item>[],
  itemsOf: (incident: IncidentFacts) => readonly Item[],
  blankItems = 0,
): Printed {
  const separator: FieldReader<Item> = { path: SEPARATOR, label: SEPARATOR_LABEL, read: () => '' }
  return {
    field: recordList(path, label, [...fields, separator], blankItems),
    read: (incident) => {
      const rows = recordRows(itemsOf(incident), fields)
      if (rows === null) return blankItems > 0 ? null : []
      return rows.map((row, index) => new Map([...row, [SEPARATOR, index < rows.length - 1 ? 'да' : '']]))
    },
  }
}

/** What an item does not have leaves its cell empty. */
function cell<Item>(path: string, label: string, read: (item: Item) => string | null): FieldReader<Item> {
  return { path, label, read: (item) => givenText(read(item)) ?? '' }
}

function membersOf({ commission: { chair, members } }: IncidentFacts): IncidentPerson[] {
  return [...(chair === null ? [] : [chair]), ...members]
}

const WITNESS_FIELDS = INCIDENT_PERSON_FIELDS.map(
  ({ path, label, read }): FieldReader<IncidentPerson> => cell(path, label, read),
)

const CAUSE_FIELDS: readonly FieldReader<IncidentCause>[] = [
  cell('код', 'Код причины по классификатору', ({ code }) => code),
  cell('название', 'Причина по классификатору', ({ name }) => name),
  cell('нарушено', 'Нарушенные требования', ({ text }) => text),
]

const OFFENDER_FIELDS: readonly FieldReader<IncidentOffender>[] = [
  ...INCIDENT_PERSON_FIELDS.filter(({ path }) => /^(фио|должность|место_работы)/.test(path)).map(
    ({ path, label, read }): FieldReader<IncidentOffender> => cell(path, label, (one) => read(one)),
  ),
  cell('нарушение', 'Нарушенные требования', ({ breach }) => breach),
]

const MEASURE_FIELDS: readonly FieldReader<PrintedMeasure>[] = [
  cell('мера', 'Мероприятие', ({ text }) => text),
  cell('срок', 'Срок', ({ due }) => dated(due)),
  cell('ответственный', 'Ответственный за мероприятие', ({ responsible }) => responsible),
  cell('выполнено', 'Когда выполнено', ({ doneOn }) => dated(doneOn)),
]

/** Read and compared by eye in four groups; in one it would not fit its cell. */
const HASH_GROUP = /.{16}(?=.)/g

const EVIDENCE_FIELDS: readonly FieldReader<IncidentEvidence>[] = [
  cell('название', 'Файл или фотография', ({ name }) => name),
  cell('дата', 'Когда приложено', ({ addedOn }) => shortDate(addedOn)),
  cell('сумма', 'Контрольная сумма SHA-256', ({ sha256 }) => sha256.replace(HASH_GROUP, '$& ')),
]

const ADDRESSEE_FIELDS: readonly FieldReader<IncidentAddressee>[] = [
  cell('кому', 'Кому сообщить', ({ name }) => name),
  cell('срок', 'До какого времени', ({ deadline }) => deadline),
]

const STEP_FIELDS: readonly FieldReader<PrintedStep>[] = [
  cell('шаг', 'Действие', ({ title }) => title),
  cell('основание', 'Основание', ({ basis }) => basis),
  cell('кто', 'Кто выполняет', ({ who }) => who),
  cell('срок', 'Срок', ({ deadline }) => deadline),
  cell('сделано', 'Отметка о выполнении', ({ done }) => done),
]

const PAPER_FIELDS: readonly FieldReader<NumberedPaper>[] = [
  cell('название', 'Документ', ({ name }) => name),
  cell('номер_документа', 'Номер документа', ({ number }) => number),
  cell('дата', 'Дата документа', ({ date }) => shortDate(date)),
]

/** Room for three signatures while nobody is named. */
const BLANK_MEMBERS = 3
/** An empty form asks about one. */
const BLANK_VICTIMS = 1

const PRINTED: readonly Printed[] = [
  printed(
    'пострадавшие',
    'Пострадавшие',
    VICTIM_FIELDS,
    ({ victims, date }) => victims.map((victim) => ({ victim, day: date })),
    BLANK_VICTIMS,
  ),
  printed(COMMISSION_ROOT, 'Комиссия с председателем', INCIDENT_PERSON_FIELDS, membersOf, BLANK_MEMBERS),
  printed('расследовали', 'Комиссия с председателем, в одной строке', INCIDENT_PERSON_FIELDS, membersOf),
  printed('члены_комиссии', 'Члены комиссии', INCIDENT_PERSON_FIELDS, ({ commission }) => commission.members),
  printed('очевидцы', 'Очевидцы', WITNESS_FIELDS, ({ witnesses }) => witnesses),
  printed('основные_причины', 'Основная причина', CAUSE_FIELDS, ({ causes }) =>
    causes.filter(({ main }) => main),
  ),
  printed('сопутствующие_причины', 'Сопутствующие причины', CAUSE_FIELDS, ({ causes }) =>
    causes.filter(({ main }) => !main),
  ),
  printed('виновные', 'Лица, допустившие нарушения', OFFENDER_FIELDS, ({ offenders }) => offenders),
  printed('мероприятия', 'Мероприятия по устранению причин', MEASURE_FIELDS, ({ measures }) => measures),
  printed('доказательства', 'Фотографии и файлы', EVIDENCE_FIELDS, ({ evidence }) => evidence),
  printed('сообщить', 'Кому сообщить', ADDRESSEE_FIELDS, ({ addressees }) => addressees),
  printed('шаги', 'Ход расследования', STEP_FIELDS, ({ steps }) => steps),
  printed('бумаги', 'Зарегистрированные документы расследования', PAPER_FIELDS, ({ papers }) => papers),
]

export const INCIDENT_LISTS: readonly DictionaryField[] = PRINTED.map(({ field }) => field)

/** Without an incident there is room for one victim and to sign. */
export function incidentLists(incident: IncidentFacts | undefined): readonly (readonly [string, Value])[] {
  return PRINTED.map(({ field, read }) => {
    if (incident !== undefined) return [field.path, read(incident)] as const
    const hasRoom = field.kind === 'list' && field.blankItems !== 0
    return [field.path, hasRoom ? null : []] as const
  })
}

/** An empty one is told of as missing. */
export const EXPECTED_LISTS: readonly string[] = [
  COMMISSION_ROOT,
  'члены_комиссии',
  'пострадавшие',
  'основные_причины',
  'мероприятия',
]

/** People who sign: `!подписи комиссия`. */
export const SIGNING_LISTS: readonly string[] = [COMMISSION_ROOT, 'члены_комиссии']
