import { addMonths, type CalendarDate, dayIn } from '../../calendar/calendar.ts'
import { severityOf } from '../degrees.ts'
import { investigatorOf } from '../victim-standings.ts'
import { doneOn, EVERYBODY, HERE, isDone, isFatalForAll, needsApprovedAct } from './conditions.ts'
import type { StepDefinition } from './definition.ts'
import type { CourseFacts } from './facts.ts'
import { daysAfter, noTerm, onDay, oneMonthAfter, type Term } from './terms.ts'

const EMPLOYER = 'Работодатель'
const SPECIALIST = 'Специалист по охране труда'
const OWN_RULES = 'В срок, который назван в акте или в правилах организации'
const SOUT_MONTHS = 6

function isWorkRelated({ isWorkRelated }: CourseFacts): boolean {
  return isWorkRelated !== false
}

function living({ victims }: CourseFacts): CourseFacts['victims'] {
  return victims.filter(({ died }) => !died)
}

/** Приказ Минтруда № 223н, п. 33: the latest of the act, the end of the sick leave and the final diagnosis. */
function lastEvent(facts: CourseFacts): CalendarDate | null {
  const approved = doneOn(facts, 'approveAct')
  const days = [
    approved,
    ...living(facts).flatMap(({ sickLeaveFrom, sickLeaveTo, finalDiagnosisDate }) =>
      sickLeaveFrom === null && sickLeaveTo === null
        ? [finalDiagnosisDate]
        : [sickLeaveTo, finalDiagnosisDate],
    ),
  ]
  const known = days.flatMap((day) => (day === null ? [] : [day])).sort()
  return known.length < days.length ? null : (known.at(-1) ?? null)
}

function consequencesTerm(facts: CourseFacts): Term {
  const approved = doneOn(facts, 'approveAct')
  if (severityOf(facts.degree) === 'fatal')
    return approved === null
      ? noTerm('В течение месяца по завершении расследования')
      : oneMonthAfter(approved, 'расследование завершено', facts)
  const last = lastEvent(facts)
  return last === null
    ? noTerm('10 календарных дней после конца больничного, завершения расследования и справки 316/у')
    : daysAfter(last, 10, 'последнее из трёх: акт, конец больничного, справка 316/у', facts)
}

function needsConsequences(facts: CourseFacts): string | null {
  const act = needsApprovedAct(facts)
  if (act !== null || severityOf(facts.degree) === 'fatal') return act
  return lastEvent(facts) === null
    ? 'Сначала внесите у пострадавшего последний день больничного и дату справки 316/у'
    : null
}

function needsAct(facts: CourseFacts): string | null {
  if (investigatorOf(facts) !== 'otherEmployer') return needsApprovedAct(facts)
  return isDone(facts, 'receiveAct') ? null : 'Сначала получите акт от другого работодателя'
}

export const AFTER_STEPS: readonly StepDefinition[] = [
  {
    key: 'acquaint',
    title: 'Провести внеплановый инструктаж',
    explanation:
      'Кого инструктировать, решает работодатель; руководители и работники подразделения, где всё случилось, — обязательно.',
    basis: [['pp-2464', 'п. 16, подп. «е»; п. 17']],
    who: 'Руководитель подразделения',
    by: EVERYBODY,
    appliesTo: isWorkRelated,
    term: () => noTerm(OWN_RULES),
    templates: [],
  },
  {
    key: 'riskReview',
    title: 'Переоценить профессиональные риски',
    explanation: 'Случай показал опасность: проверьте, есть ли она в карте рисков и верно ли оценена.',
    basis: [
      ['tk', 'ст. 218'],
      ['mt-776n', 'п. 59'],
    ],
    who: SPECIALIST,
    by: EVERYBODY,
    appliesTo: isWorkRelated,
    required: () => false,
    term: () => noTerm(OWN_RULES),
    templates: [],
  },
  {
    key: 'sout',
    title: 'Провести внеплановую спецоценку',
    explanation:
      'Только если причиной стало воздействие вредных или опасных производственных факторов и вины третьих лиц нет.',
    basis: [['fz-426', 'ст. 17, ч. 1, п. 6; ч. 2']],
    who: EMPLOYER,
    by: EVERYBODY,
    appliesTo: isWorkRelated,
    required: () => false,
    term: ({ occurredAt, timeZone }) => soutTerm(dayIn(occurredAt, timeZone)),
    templates: [],
  },
  {
    key: 'measures',
    title: 'Утвердить мероприятия и следить за ними',
    explanation: 'Меры, исполнители и сроки — из пункта 12 акта Н-1; приказом их делают обязательными.',
    basis: [['mt-223n', 'п. 35; прил. 2, форма № 2, п. 12']],
    who: EMPLOYER,
    by: EVERYBODY,
    appliesTo: isWorkRelated,
    term: () => noTerm(OWN_RULES),
    templates: ['prikaz-o-meropriyatiyah-po-itogam-rassledovaniya'],
  },
  {
    key: 'prescription',
    title: 'Исполнить предписание инспектора',
    explanation:
      'Предписание обязательно; о сделанном сообщите инспектору, приложите копии. Если срок мал, просите продлить его до того, как он пройдёт.',
    basis: [
      ['tk', 'ст. 229.3'],
      ['mt-223n', 'п. 20.6'],
    ],
    who: EMPLOYER,
    by: ['inspector'],
    appliesTo: ({ inspection }) => inspection !== null && inspection.prescriptionDue !== null,
    term: ({ inspection }) =>
      inspection === null || inspection.prescriptionDue === null
        ? noTerm('В срок, который назван в предписании')
        : onDay(inspection.prescriptionDue, 'Срок назван в предписании'),
    templates: [],
  },
  {
    key: 'finalDiagnosis',
    title: 'Получить справку о заключительном диагнозе (316/у)',
    explanation: 'Больница выдаёт её по окончании лечения: в ней последствия и дни нетрудоспособности.',
    basis: [['mz-275', 'форма 316/у']],
    who: SPECIALIST,
    by: HERE,
    appliesTo: (facts) => isWorkRelated(facts) && !isFatalForAll(facts),
    term: () => noTerm('По окончании лечения'),
    templates: ['zapros-o-zaklyuchitelnom-diagnoze'],
  },
  {
    key: 'consequences',
    title: 'Послать сообщение о последствиях (форма № 10)',
    explanation:
      'В государственную инспекцию труда, а если объект подконтролен — и в орган отраслевого надзора.',
    basis: [['mt-223n', 'п. 33; прил. 2, форма № 10']],
    who: EMPLOYER,
    by: HERE,
    appliesTo: isWorkRelated,
    term: consequencesTerm,
    blockedBy: needsConsequences,
    templates: ['soobshchenie-o-posledstviyah'],
  },
  {
    key: 'keep',
    title: 'Передать материалы на хранение',
    explanation: 'Акт и материалы расследования хранятся у работодателя 45 лет.',
    basis: [
      ['tk', 'ст. 230.1'],
      ['mt-223n', 'п. 32'],
    ],
    who: SPECIALIST,
    by: EVERYBODY,
    term: () => noTerm('После завершения расследования'),
    blockedBy: needsAct,
    templates: ['opis-materialov-rassledovaniya'],
  },
]

function soutTerm(occurred: CalendarDate): Term {
  return onDay(addMonths(occurred, SOUT_MONTHS), `${SOUT_MONTHS} месяцев со дня несчастного случая`)
}
