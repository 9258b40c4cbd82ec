import { shortDate } from '@ot/text'
import { addDays, addMonths, type CalendarDate } from '../calendar/calendar.ts'
import { monthsOf, type Periodicity } from '../periodicity/periodicity.ts'
import type { PpeRiskClass } from './ppe-events.ts'

/** What of an issue may end its wear before the norm does. */
export type PpeIssue = {
  handedOver: number | null
  /** By the norm, per period of wear. */
  quantity: number | null
  /** By the manufacturer's documents. */
  usableUntil: CalendarDate | null
}

/** `part`: less was handed over than the norm asks for; `document`: the thing itself is not good for longer. */
export type WearEnd = { deadline: CalendarDate; because: 'part' | 'document' }

const DAYS_OF_MONTH = 30

/** Null: the wear of the norm stands. A part of the norm serves the same part of its time: 3 pairs of 12 a year, three months. */
export function earlierWearEnd(
  issuedOn: CalendarDate,
  periodicity: Periodicity,
  { handedOver, quantity, usableUntil }: PpeIssue,
): WearEnd | null {
  const months = monthsOf(periodicity)
  const isPart = months !== null && handedOver !== null && quantity !== null && handedOver < quantity
  const byPart = isPart ? partUntil(issuedOn, (months * handedOver) / quantity) : null
  const byNorm = months === null ? null : addMonths(issuedOn, months)
  const until = byPart ?? byNorm
  if (usableUntil !== null && (until === null || usableUntil < until))
    return { deadline: usableUntil, because: 'document' }
  return byPart === null ? null : { deadline: byPart, because: 'part' }
}

/** Days of a month that is not whole are thirtieths of it; nothing is worn out on the day it is given. */
function partUntil(issuedOn: CalendarDate, months: number): CalendarDate {
  const whole = Math.floor(months)
  const days = Math.floor((months - whole) * DAYS_OF_MONTH)
  return addDays(addMonths(issuedOn, whole), whole === 0 ? Math.max(1, days) : days)
}

/** What is said beside the day. */
export function wearEndSentence(
  issuedOn: CalendarDate,
  { handedOver, quantity }: PpeIssue,
  { deadline, because }: WearEnd,
): string {
  const until = `срок ${shortDate(deadline)}`
  switch (because) {
    case 'document':
      return `Выдано ${shortDate(issuedOn)}, по документам изготовителя годно до ${shortDate(deadline)}: это раньше, чем заканчивается срок носки, — ${until}.`
    case 'part':
      return `Выдано ${shortDate(issuedOn)}: ${handedOver} из ${quantity} по норме, поэтому и срок носки взят в той же доле — ${until}. К этому дню выдайте остальное.`
  }
}

type Papers = {
  riskClass: PpeRiskClass | null
  certificate: string | null
  certificateUntil: CalendarDate | null
}

/** What is wrong with the papers of a thing by ТР ТС 019/2011; null: nothing, or its class of risk is not known. */
export function conformityProblem(
  { riskClass, certificate, certificateUntil }: Papers,
  issuedOn: CalendarDate | null,
): string | null {
  if (issuedOn === null) return null
  if (riskClass !== null && certificate === null)
    return riskClass === '1'
      ? 'Не указана декларация о соответствии: без неё СИЗ первого класса риска не выдают'
      : 'Не указан сертификат: без него СИЗ второго класса риска не выдают'
  if (certificateUntil !== null && certificateUntil < issuedOn)
    return `Документ закончился ${shortDate(certificateUntil)}, раньше выдачи: проверьте, что СИЗ выпущено до этого дня`
  return null
}
