import type { CalendarDate } from '../calendar/calendar.ts'
import { type DayTerm, daysAtMostAfter } from '../calendar/day-term.ts'
import type { ProductionCalendar } from '../calendar/production-calendar.ts'
import { type NormId, normInForce, normLabel } from '../norms/register.ts'
import type { Basis } from '../rule/explain.ts'
import type { ConditionsClass } from '../sout/conditions-classes.ts'
import { isDeclared, mayBeDeclared, type WorkplaceCauses } from '../sout/workplace-times.ts'

export type WorkplaceFacts = WorkplaceCauses & {
  workingConditionsClass: ConditionsClass | null
  reportOn: CalendarDate | null
  registeredOn: CalendarDate | null
  declared: boolean
  assessorToldOn: CalendarDate | null
  acquaintedOn: CalendarDate | null
  publishedOn: CalendarDate | null
}

/** What follows an assessment, each on its own day. */
export type WorkplaceTerm = {
  key: WorkplaceTermKey
  title: string
  deadline: CalendarDate
  isDone: boolean
  unit: DayTerm['unit']
  basis: Basis
}

type Following = {
  key: string
  title: string
  /** The day from which it is counted. */
  since: (facts: WorkplaceFacts) => CalendarDate | null
  what: string
  term: DayTerm
  normId: NormId
  clause: string
  verified: boolean
  /** The first day of the clause: an older report asks for nothing. */
  from: CalendarDate
  isDone: (facts: WorkplaceFacts) => boolean
  remark?: string
}

const APPROVED = 'утверждён отчёт о спецоценке'

/** In the order of the law; the unit is the clause's own. */
export const WORKPLACE_TERMS = [
  {
    key: 'assessorTold',
    title: 'Уведомить организацию, которая проводила спецоценку, и послать ей копию отчёта',
    since: ({ reportOn }) => reportOn,
    what: APPROVED,
    term: { count: 3, unit: 'working' },
    normId: 'fz-426',
    clause: 'ч. 5.1 ст. 15',
    verified: true,
    from: '2020-01-01',
    isDone: ({ assessorToldOn }) => assessorToldOn !== null,
  },
  {
    key: 'registered',
    title: 'Получить от неё подтверждение, что результаты внесены в государственную систему',
    since: ({ reportOn }) => reportOn,
    what: APPROVED,
    term: { count: 10, unit: 'working' },
    normId: 'fz-426',
    clause: 'ч. 3 ст. 18',
    verified: true,
    from: '2020-01-01',
    isDone: ({ registeredOn }) => registeredOn !== null,
    remark:
      'Сведения передаёт организация, которая проводила спецоценку; пока их нет, результаты не применяют',
  },
  {
    key: 'acquainted',
    title: 'Ознакомить работников с результатами под подпись',
    since: ({ reportOn }) => reportOn,
    what: APPROVED,
    term: { count: 30, unit: 'calendar' },
    normId: 'fz-426',
    clause: 'ч. 5 ст. 15',
    verified: true,
    from: '2014-01-01',
    isDone: ({ acquaintedOn }) => acquaintedOn !== null,
    remark: 'Болезнь, отпуск, командировка и междувахтовый отдых работника в срок не входят',
  },
  {
    key: 'published',
    title: 'Разместить сводные данные на сайте организации, если он есть',
    since: ({ reportOn }) => reportOn,
    what: APPROVED,
    term: { count: 30, unit: 'calendar' },
    normId: 'fz-426',
    clause: 'ч. 6 ст. 15',
    verified: true,
    from: '2014-01-01',
    isDone: ({ publishedOn }) => publishedOn !== null,
  },
  {
    key: 'declared',
    title: 'Подать декларацию соответствия условий труда',
    since: (facts) =>
      facts.workingConditionsClass !== null &&
      mayBeDeclared(facts.workingConditionsClass) &&
      facts.declarationEndedOn === null
        ? facts.registeredOn
        : null,
    what: 'результаты внесены в государственную систему',
    term: { count: 30, unit: 'working' },
    normId: 'mt-406n',
    clause: 'Порядок подачи декларации',
    verified: false,
    from: '2022-03-01',
    isDone: isDeclared,
  },
] as const satisfies readonly Following[]
export type WorkplaceTermKey = (typeof WORKPLACE_TERMS)[number]['key']

export function workplaceTerms(facts: WorkplaceFacts, calendar: ProductionCalendar): WorkplaceTerm[] {
  return WORKPLACE_TERMS.flatMap((following: Following & { key: WorkplaceTermKey }) => {
    const since = following.since(facts)
    if (since === null || since < following.from) return []
    const { key, title, what, term, normId, clause, verified, remark } = following
    const { deadline, explanation } = daysAtMostAfter(since, what, term, calendar)
    return [
      {
        key,
        title,
        deadline,
        isDone: following.isDone(facts),
        unit: term.unit,
        basis: {
          act: normLabel(normId),
          clause,
          edition: normInForce(normId, since)?.edition ?? '',
          explanation: remark === undefined ? explanation : `${explanation} ${remark}.`,
          verified,
        },
      },
    ]
  })
}
