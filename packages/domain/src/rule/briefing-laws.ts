import type { BriefingKind } from '../briefing/briefing-kinds.ts'
import type { NormId } from '../norms/register.ts'
import type { Periodicity } from '../periodicity/periodicity.ts'
import type { FirstTime, Law, Laws } from './law.ts'

export const ONCE: Periodicity = { kind: 'once' }
const HALF_YEAR: Periodicity = { kind: 'every', count: 6, unit: 'month' }
const THREE_MONTHS: Periodicity = { kind: 'every', count: 3, unit: 'month' }
const YEAR: Periodicity = { kind: 'every', count: 1, unit: 'year' }

/** PP 805 amends PP 2464 from this day. */
export const PP_805_FROM = '2026-09-01'
/** MChS 1120 takes the place of MChS 806 from this day. */
export const MCHS_1120_FROM = '2025-09-01'

const BEFORE_DUTIES: FirstTime = {
  kind: 'before',
  until: 'до начала выполнения трудовых функций',
  from: 'work',
}
export const BEFORE_WORK: FirstTime = {
  kind: 'before',
  until: 'до начала самостоятельной работы',
  from: 'work',
}
const AFTER_INITIAL: FirstTime = { kind: 'period', what: 'первичного инструктажа', after: 'initial' }
const AFTER_FIRE_INITIAL: FirstTime = {
  kind: 'period',
  what: 'первичного противопожарного инструктажа',
  after: 'fire-initial',
}
const MONTH_OF_WORK: FirstTime = { kind: 'days', days: 30, from: 'work' }
/** П. 25: whoever is not briefed and taught is not admitted to it, so it can have no day before the teaching. */
const AFTER_TRAINING: FirstTime = {
  kind: 'after',
  what: 'после инструктажа и обучения по охране труда, до начала самостоятельной работы',
}
const AS_NEEDED: FirstTime = { kind: 'as-needed' }

function pp2464(
  clause: string,
  periodicity: Periodicity,
  first: FirstTime,
  remark: string | null = null,
): Law {
  return { normId: 'pp-2464', clause, verified: true, periodicity, first, remark }
}

/** The numbers of clauses of both orders are not compared yet. */
function fire(
  clause: string,
  periodicity: Periodicity,
  first: FirstTime,
  remark: string | null = null,
): Laws {
  const law = { clause, verified: false, periodicity, first, remark }
  return [
    { ...law, normId: 'mchs-806' },
    { ...law, normId: 'mchs-1120', from: MCHS_1120_FROM },
  ]
}

function unverified(
  normId: NormId,
  clause: string,
  periodicity: Periodicity,
  first: FirstTime,
  remark: string | null = null,
): Laws {
  return [{ normId, clause, verified: false, periodicity, first, remark }]
}

/** PP 805 rewords pp. 13 and 14: the new wording is known from secondary texts only. */
function rewordedBy805(law: Law): Laws {
  return [law, { ...law, from: PP_805_FROM, verified: false }]
}

export const BRIEFING_LAWS = {
  introductory: [pp2464('п. 10', ONCE, BEFORE_DUTIES)],
  initial: rewordedBy805(
    pp2464(
      'п. 13',
      ONCE,
      BEFORE_WORK,
      'При переводе на другую работу первичный инструктаж проводится заново.',
    ),
  ),
  repeat: rewordedBy805(pp2464('п. 14', HALF_YEAR, AFTER_INITIAL)),
  unscheduled: [pp2464('п. 16', ONCE, AS_NEEDED, 'Проводится каждый раз, когда возникает причина.')],
  targeted: [pp2464('п. 19', ONCE, AS_NEEDED, 'Проводится перед каждой такой работой.')],
  'fire-introductory': fire('вводный инструктаж', ONCE, BEFORE_DUTIES),
  'fire-initial': fire('первичный инструктаж', ONCE, BEFORE_WORK),
  'fire-repeat': fire(
    'повторный инструктаж',
    YEAR,
    AFTER_FIRE_INITIAL,
    'На взрывопожароопасных объектах — раз в полгода: отметьте такой объект в разделе «Здания и помещения», и о его работниках продукт спросит.',
  ),
  'fire-unscheduled': fire('внеплановый инструктаж', ONCE, AS_NEEDED, 'Проводится, когда возникает причина.'),
  'fire-targeted': fire('целевой инструктаж', ONCE, AS_NEEDED, 'Проводится перед каждой такой работой.'),
  'electrical-1': unverified('mt-903n', 'приложение № 1', YEAR, BEFORE_WORK),
  'civil-defence': unverified('pp-841', 'п. 5 Положения', ONCE, MONTH_OF_WORK),
  emergency: unverified('pp-1485', 'п. 4 Положения', YEAR, MONTH_OF_WORK),
  internship: [pp2464('пп. 25, 26, 31', ONCE, AFTER_TRAINING, 'Продолжительность — не меньше двух смен.')],
} as const satisfies Record<BriefingKind, Laws>

/** The act names the break and leaves the day of the briefing to a local act. */
export const RETURN_LAW = {
  ...pp2464('подп. «ж» п. 16', ONCE, {
    kind: 'before',
    until: 'при выходе после перерыва в работе больше 60 календарных дней',
    from: 'work',
  }),
  remark:
    'День проведения устанавливает ваш локальный акт (п. 17); если он его не называет, проведите до допуска к самостоятельной работе.',
} as const satisfies Law

/** Repeated fire briefings of those who work where explosions and fires are a danger of the place. */
export const EXPLOSIVE_LAWS = fire(
  'повторный инструктаж',
  HALF_YEAR,
  AFTER_FIRE_INITIAL,
  'На взрывопожароопасных объектах — раз в полгода.',
)

/** Repeat briefings in the first year of those who begin their working life on dangerous work. */
export const NEWCOMER_LAW = {
  from: PP_805_FROM,
  normId: 'pp-2464',
  clause: 'п. 14',
  verified: false,
  periodicity: THREE_MONTHS,
  first: AFTER_INITIAL,
  remark:
    'Раз в 3 месяца — в первый год работы тех, кто впервые начал трудовую деятельность на опасных работах.',
} as const satisfies Law
