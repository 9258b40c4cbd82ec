import { INCIDENT_OUTCOME_LABELS, INCIDENT_OUTCOMES, INJURY_SEVERITY_LABELS, STANDINGS } from '@ot/domain'
import { lowerFirst, shortDate } from '@ot/text'
import { type FieldReader, givenText } from './field-reader.ts'
import {
  ageCode,
  conditionsCode,
  experienceCode,
  fullYears,
  hoursCode,
  severityCode,
  sexCode,
} from './incident-codes.ts'
import type { IncidentFacts, IncidentVictim } from './incident-facts.ts'
import { experienceText } from './incident-words.ts'
import { PRINTED_PERSON_FIELDS } from './person-fields.ts'
import { personScope } from './person-scope.ts'

/** A victim with the day that his age and experience are counted to. */
export type VictimOnDay = { victim: IncidentVictim; day: IncidentFacts['date'] }
type VictimField = FieldReader<VictimOnDay>

const dated = (date: string | null) => (date === null ? null : shortDate(date))
const counted = (count: number | null) => (count === null ? null : String(count))

function ageOf({ victim, day }: VictimOnDay): number | null {
  const { birthDate } = victim.person
  return birthDate === null ? null : fullYears(birthDate, day)
}

function field(path: string, label: string, read: (victim: IncidentVictim) => string | null): VictimField {
  return { path, label, read: ({ victim }) => read(victim) }
}

function recorded(path: string, label: string, read: (records: IncidentVictim['records']) => string | null) {
  return field(path, label, ({ records }) => givenText(read(records)))
}

const OF_PERSON: readonly VictimField[] = PRINTED_PERSON_FIELDS.map(({ path, label }) => ({
  path,
  label,
  read: ({ victim }) => personScope(victim.person).get(path) ?? null,
}))

const OF_INJURY: readonly VictimField[] = [
  field('акт', 'Номер акта формы Н-1', ({ act }) => act),
  field('часов', 'Полных часов от начала работы', ({ hours }) => counted(hours)),
  field('код_часов', 'Код времени от начала работы', ({ hours }) => hoursCode(hours)),
  field('повреждение', 'Характер полученных повреждений', ({ injury }) => givenText(injury)),
  field('мкб', 'Код диагноза по МКБ', ({ icd }) => givenText(icd)),
  field('тяжесть', 'Степень тяжести повреждения', ({ severity }) =>
    severity === null ? null : INJURY_SEVERITY_LABELS[severity],
  ),
  field('код_тяжести', 'Код степени тяжести', ({ severity }) => severityCode(severity)),
  field('заключение', 'Медицинское заключение (форма 315/у)', ({ conclusion }) => givenText(conclusion)),
  field('медорганизация', 'Медицинская организация', ({ clinic }) => givenText(clinic)),
  field('опьянение', 'Состояние опьянения', ({ intoxication }) => givenText(intoxication)),
  field('вина', 'Степень вины пострадавшего в процентах', ({ fault }) => counted(fault)),
  field('диагноз', 'Заключительный диагноз', ({ diagnosis }) => givenText(diagnosis)),
  field('исход', 'Последствия несчастного случая', ({ outcome }) =>
    outcome === null ? null : INCIDENT_OUTCOME_LABELS[outcome].toLowerCase(),
  ),
  field('код_исхода', 'Код последствий', ({ outcome }) =>
    outcome === null ? null : String(INCIDENT_OUTCOMES.indexOf(outcome) + 1),
  ),
  field('дней', 'Дней временной нетрудоспособности', ({ daysLost }) => counted(daysLost)),
  field('освобождён_с', 'Освобождён от работы с', ({ leaveFrom }) => dated(leaveFrom)),
  field('освобождён_по', 'Освобождён от работы по', ({ leaveTo }) => dated(leaveTo)),
]

const OF_WORK: readonly VictimField[] = [
  field('год_рождения', 'Год рождения', ({ person }) => person.birthDate?.slice(0, 4) ?? null),
  { path: 'возраст', label: 'Возраст, лет', read: (one) => counted(ageOf(one)) },
  { path: 'код_возраста', label: 'Код возраста', read: (one) => ageCode(ageOf(one)) },
  field('код_пола', 'Код пола', ({ person }) => sexCode(person.sex)),
  field('код_занятия', 'Код занятия по ОКЗ', ({ occupationCode }) => givenText(occupationCode)),
  field('статус', 'Статус занятости', ({ employment }) => employment?.name ?? null),
  field('код_статуса', 'Код статуса занятости', ({ employment }) => employment?.code ?? null),
  field('стандарт', 'Номер профессионального стандарта', ({ standard }) => givenText(standard)),
  field('стаж', 'Стаж работы по профессии', ({ professionMonths }) => experienceText(professionMonths)),
  field('код_стажа', 'Код стажа работы', ({ professionMonths }) => experienceCode(professionMonths)),
  field('стаж_в_организации', 'Стаж работы в организации', ({ companyMonths }) =>
    experienceText(companyMonths),
  ),
  field(
    'работодатель',
    'Работодатель пострадавшего, если он другой',
    ({ employer }) => givenText(employer ?? null) ?? '',
  ),
  field(
    'организация',
    'Другой работодатель: кто направил, к кому направлен, чья территория',
    ({ organisation }) => givenText(organisation ?? null),
  ),
  field('положение', 'Положение пострадавшего', ({ standing = 'employee' }) =>
    lowerFirst(STANDINGS[standing].label),
  ),
  field('расследуем', 'Образуем ли комиссию мы', ({ standing = 'employee' }) =>
    STANDINGS[standing].commissionOf === 'us' ? 'да' : '',
  ),
  field('семья', 'Семейное положение', ({ family }) => givenText(family)),
]

const OF_RECORDS: readonly VictimField[] = [
  recorded('вводный', 'Дата вводного инструктажа', ({ introductoryOn }) => dated(introductoryOn)),
  recorded('инструктаж', 'Дата инструктажа на рабочем месте', ({ briefing }) =>
    dated(briefing?.date ?? null),
  ),
  recorded('вид_инструктажа', 'Вид инструктажа на рабочем месте', ({ briefing }) => briefing?.kind ?? null),
  recorded('стажировка', 'Стажировка', ({ internship }) => internship),
  recorded('обучение', 'Обучение по охране труда', ({ training }) => training),
  recorded('проверка', 'Проверка знания требований охраны труда', ({ knowledge }) => knowledge),
  recorded('медосмотр', 'Медицинский осмотр', ({ medical }) => medical),
  recorded('психиатрическое', 'Психиатрическое освидетельствование', ({ psychiatric }) => psychiatric),
  recorded('предсменный', 'Предсменный медицинский осмотр', ({ preShift }) => preShift),
  recorded('рабочее_место', 'Номер рабочего места по СОУТ', ({ workplaceNumber }) => workplaceNumber),
  recorded('класс', 'Класс условий труда', ({ conditionsClass }) => conditionsClass),
  recorded('код_класса', 'Код класса условий труда', ({ conditionsClass }) =>
    conditionsCode(conditionsClass),
  ),
  recorded('оценщик', 'Кто проводил СОУТ', ({ assessor }) => assessor),
  recorded('оценщик.инн', 'ИНН организации, проводившей СОУТ', ({ assessorInn }) => assessorInn),
  recorded('риски', 'Оценка профессиональных рисков', ({ risks }) => risks),
  recorded('сиз', 'Обеспечение средствами индивидуальной защиты', ({ ppe }) => ppe),
]

/** Of one victim: `{пострадавший.…}` and, without the first word, the items of `{#пострадавшие}`. */
export const VICTIM_FIELDS: readonly VictimField[] = [...OF_PERSON, ...OF_INJURY, ...OF_WORK, ...OF_RECORDS]
