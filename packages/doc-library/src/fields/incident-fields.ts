import { CASE_TAGS, CASES, type Case, dateInWords } from '@ot/grammar'
import { lowerFirst, shortDate } from '@ot/text'
import { type FieldReader, givenText } from './field-reader.ts'
import { degreeCode, timeCode } from './incident-codes.ts'
import type { IncidentFacts, IncidentPerson, IncidentVictim } from './incident-facts.ts'
import { INCIDENT_PERSON_FIELDS } from './incident-person-fields.ts'
import { accidentWords, clockText, degreeGenitive } from './incident-words.ts'
import { VICTIM_FIELDS } from './victim-fields.ts'

export const INCIDENT_ROOT = 'происшествие'
export const VICTIM_ROOT = 'пострадавший'
export const QUESTIONED_ROOT = 'опрашиваемый'
export const COMMISSION_ROOT = 'комиссия'

type IncidentField = FieldReader<IncidentFacts>

const dated = (date: string | null) => (date === null ? null : shortDate(date))

function field(path: string, label: string, read: (incident: IncidentFacts) => string | null): IncidentField {
  return { path: `${INCIDENT_ROOT}.${path}`, label, read: (incident) => givenText(read(incident)) }
}

function inCase(grammaticalCase: Case): IncidentField {
  const tag = CASE_TAGS[grammaticalCase]
  return field(`случай.${tag}`, `Вид несчастного случая, ${tag} падеж`, ({ degree }) =>
    accidentWords(degree, grammaticalCase),
  )
}

const OF_MOMENT: readonly IncidentField[] = [
  field('номер', 'Номер происшествия', ({ number }) => number),
  field('дата', 'Дата несчастного случая', ({ date }) => shortDate(date)),
  field('дата.прописью', 'Дата несчастного случая словами', ({ date }) => dateInWords(date)),
  field('время', 'Время несчастного случая', ({ time }) => time),
  field('время.прописью', 'Время несчастного случая: часы и минуты', ({ time }) => clockText(time)),
  field('код_времени', 'Код времени суток', ({ time }) => timeCode(time)),
  field('узнали', 'Когда и от кого узнал работодатель', ({ toldAt, toldBy }) =>
    toldAt === null ? null : [toldAt, ...(toldBy === null ? [] : [toldBy])].join(', '),
  ),
  field('заявление', 'Дата заявления пострадавшего', ({ applicationOn }) => dated(applicationOn)),
]

const OF_CASE: readonly IncidentField[] = [
  ...CASES.map(inCase),
  field('степень.родительный', 'Степень тяжести, родительный падеж', ({ degree }) => degreeGenitive(degree)),
  field('код_степени', 'Код категории несчастного случая', ({ degree }) => degreeCode(degree)),
  field('место', 'Место несчастного случая', ({ place }) => place),
  field('описание_места', 'Описание места несчастного случая', ({ placeDescription }) => placeDescription),
  field('подразделение', 'Подразделение, где произошёл случай', ({ department }) => department),
  field('работа', 'Выполнявшаяся работа', ({ work }) => work),
  field('обстоятельства', 'Обстоятельства несчастного случая', ({ circumstances }) => circumstances),
  field('вид', 'Вид происшествия', ({ kind }) => kind?.name ?? null),
  field('код_вида', 'Код вида происшествия', ({ kind }) => kind?.code ?? null),
  field('факторы', 'Опасные и вредные производственные факторы', ({ hazards }) => hazards),
  field('оборудование', 'Оборудование', ({ equipment }) => equipment),
  field('направившая', 'Организация, направившая работника', ({ sender }) => sender),
  field('первая_помощь', 'Первая помощь пострадавшему', ({ firstAid }) => firstAid),
  field('обстановка', 'Сохранение обстановки', ({ scene }) => scene),
  field('всего', 'Число пострадавших', ({ victims }) => String(victims.length)),
  field('погибших', 'Число погибших', ({ victims }) => String(victims.filter(isDead).length)),
]

const OF_INVESTIGATION: readonly IncidentField[] = [
  field('приказ.номер', 'Номер приказа о комиссии', ({ commission }) => commission.orderNumber),
  field('приказ.дата', 'Дата приказа о комиссии', ({ commission }) => dated(commission.orderDate)),
  field('приказ.дата.прописью', 'Дата приказа о комиссии словами', ({ commission: { orderDate } }) =>
    orderDate === null ? null : dateInWords(orderDate),
  ),
  field('срок', 'Срок расследования', ({ dueOn }) => dated(dueOn)),
  field('продлено_до', 'Расследование продлено до', ({ extension }) => dated(extension?.until ?? null)),
  field('причина_продления', 'Причина продления', ({ extension }) => extension?.reason ?? null),
  field('окончено', 'День окончания расследования', ({ endedOn }) => dated(endedOn)),
  field('связь', 'Связан ли случай с производством', ({ isWorkRelated }) =>
    isWorkRelated === null ? null : isWorkRelated ? 'связан с производством' : 'не связан с производством',
  ),
  field('квалификация', 'Квалификация и учёт несчастного случая', ({ qualification }) => qualification),
  field('выводы', 'Выводы комиссии', ({ conclusion }) => conclusion),
]

function isDead({ severity, outcome }: IncidentVictim): boolean {
  return severity === 'fatal' || outcome === 'died'
}

function ofPerson(
  root: string,
  about: string,
  find: (incident: IncidentFacts) => IncidentPerson | null,
): IncidentField[] {
  return INCIDENT_PERSON_FIELDS.map(({ path, label, read }) => ({
    path: `${root}.${path}`,
    label: `${about}: ${label.toLowerCase()}`,
    read: (incident) => {
      const person = find(incident)
      return person === null ? null : read(person)
    },
  }))
}

/** The one whom the paper is about; of a paper about all of them the only one. */
export function victimOf({ victims, about }: IncidentFacts): IncidentVictim | null {
  if (about !== null) return victims[about] ?? null
  return victims.length === 1 ? (victims[0] ?? null) : null
}

const OF_VICTIM: readonly IncidentField[] = VICTIM_FIELDS.map(({ path, label, read }) => ({
  path: `${VICTIM_ROOT}.${path}`,
  label: `Пострадавший: ${lowerFirst(label)}`,
  read: (incident) => {
    const victim = victimOf(incident)
    return victim === null ? null : read({ victim, day: incident.date })
  },
}))

/** Single facts that papers of scope incident print. */
export const INCIDENT_FIELDS: readonly IncidentField[] = [
  ...OF_MOMENT,
  ...OF_CASE,
  ...OF_INVESTIGATION,
  ...OF_VICTIM,
  ...ofPerson(QUESTIONED_ROOT, 'Опрашиваемый', ({ questioned }) => questioned),
  ...ofPerson(
    `${COMMISSION_ROOT}.председатель`,
    'Председатель комиссии',
    ({ commission }) => commission.chair,
  ),
]

/** What an investigation may do without, what is written by hand, and codes, which follow from other facts. */
const OPTIONAL_PATHS: readonly string[] = [
  ...[
    'направившая',
    'заявление',
    'срок',
    'продлено_до',
    'причина_продления',
    'окончено',
    'описание_места',
  ].map((path) => `${INCIDENT_ROOT}.${path}`),
  ...['подразделение', 'оборудование', 'обстановка', 'первая_помощь', 'выводы', 'узнали'].map(
    (path) => `${INCIDENT_ROOT}.${path}`,
  ),
  ...['вина', 'стандарт', 'оценщик', 'оценщик.инн', 'снилс', 'отдел', 'рабочее_место'].map(
    (path) => `${VICTIM_ROOT}.${path}`,
  ),
]

const OPTIONAL = new Set([
  ...OPTIONAL_PATHS,
  ...INCIDENT_FIELDS.map(({ path }) => path).filter(
    (path) => path.startsWith(`${QUESTIONED_ROOT}.`) || /\.код_/.test(path),
  ),
])

/** Facts that a paper of the incident should not lack, by their tags. */
export const EXPECTED_FIELDS: readonly IncidentField[] = INCIDENT_FIELDS.filter(
  ({ path }) => !OPTIONAL.has(path),
)
