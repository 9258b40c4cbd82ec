import { shortDate } from '@ot/text'
import { addDays, type CalendarDate, dayIn } from '../../calendar/calendar.ts'
import { daysText } from '../../calendar/day-term.ts'
import { type IncidentDegree, severityOf } from '../degrees.ts'
import type { CourseFacts, StateInspection } from './facts.ts'
import { countingFrom, noTerm, onDay, oneMonthAfter, type Term } from './terms.ts'

const LIGHT_DAYS = 3
const GRAVE_DAYS = 15
export const EXTENSION_DAYS_MAX = 15

type OrdinaryFacts = Pick<
  CourseFacts,
  'degree' | 'applicationOn' | 'commission' | 'inspection' | 'worsening' | 'timeZone' | 'calendar'
>
export type InvestigationFacts = OrdinaryFacts & Pick<CourseFacts, 'extension'>

/** Without an extension: ТК РФ, ст. 229.1, ч. 1 and 2. */
export function ordinaryTerm(facts: OrdinaryFacts): Term {
  const { applicationOn, commission, degree, inspection } = facts
  if (inspection !== null) return inspectionTerm(facts, inspection)
  if (applicationOn !== null) return oneMonthAfter(applicationOn, 'поступило заявление пострадавшего', facts)
  const days = daysOf(degree)
  if (startsAnew(facts))
    return commission.changeOrderDate === null
      ? noTerm(`${daysText(days)} со дня приказа о новом составе комиссии, которого ещё нет`)
      : countingFrom(commission.changeOrderDate, days, 'приказ о новом составе комиссии', facts)
  return commission.orderDate === null
    ? noTerm(`${daysText(days)} со дня приказа о комиссии, которого ещё нет`)
    : countingFrom(commission.orderDate, days, 'приказ о комиссии', facts)
}

function daysOf(degree: IncidentDegree): number {
  return severityOf(degree) === 'easy' ? LIGHT_DAYS : GRAVE_DAYS
}

const DECISION = 'решение инспектора о расследовании'

/** The same terms, from the day of his decision (приказ Минтруда № 223н, п. 20.5). */
function inspectionTerm(facts: OrdinaryFacts, { decidedOn }: StateInspection): Term {
  const isMonth = facts.applicationOn !== null
  const days = daysOf(facts.degree)
  if (decidedOn === null)
    return noTerm(`${isMonth ? 'Один месяц' : daysText(days)} со дня решения инспектора, которого ещё нет`)
  return isMonth ? oneMonthAfter(decidedOn, DECISION, facts) : countingFrom(decidedOn, days, DECISION, facts)
}

/** A light case that turned grave after its three days: the commission of ТК РФ, ст. 229, ч. 2 is another one, with a
 * term of its own. Turned within them, it is strictly the first order that counts. */
function startsAnew({ worsening, commission: { orderDate }, degree, timeZone }: OrdinaryFacts): boolean {
  if (worsening === null || orderDate === null) return false
  if (severityOf(worsening.from) !== 'easy' || severityOf(degree) === 'easy') return false
  return dayIn(worsening.knownAt, timeZone) > addDays(orderDate, LIGHT_DAYS - 1)
}

/** The day by which the commission finishes. */
export function investigationTerm(facts: InvestigationFacts): Term {
  const ordinary = ordinaryTerm(facts)
  if (facts.extension === null || ordinary.deadline === null) return ordinary
  return onDay(
    facts.extension.until,
    `${facts.inspection === null ? 'Срок продлён решением председателя' : 'Инспектор продлил срок'}; без продления — ${shortDate(ordinary.deadline)}`,
  )
}

/** Null: the commission may be given until then. */
export function extensionProblem(facts: OrdinaryFacts, until: CalendarDate): string | null {
  const { deadline } = ordinaryTerm(facts)
  if (deadline === null) return 'Сначала внесите приказ о комиссии: срок считается с него'
  const last = addDays(deadline, EXTENSION_DAYS_MAX)
  if (until <= deadline) return `Срок и без продления — до ${shortDate(deadline)}`
  if (until > last) return `Продлить можно не больше чем на ${EXTENSION_DAYS_MAX} дней: до ${shortDate(last)}`
  return null
}
