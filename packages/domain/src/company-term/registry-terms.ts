import { grouped, plural, shortDate } from '@ot/text'
import type { CalendarDate } from '../calendar/calendar.ts'
import { daysAtMostAfter } from '../calendar/day-term.ts'
import type { ProductionCalendar } from '../calendar/production-calendar.ts'
import { normInForce, normLabel } from '../norms/register.ts'
import { PROGRAMME_FACTS, type Programme } from '../training/programmes.ts'
import type { CompanyTerm } from './company-term.ts'

/** A check of knowledge by the company itself, of which the register's number is not entered yet. */
export type UnregisteredCheck = {
  programme: Programme
  checkedOn: CalendarDate
  protocolNumber: string
  /** The day it was entered: what had passed by then is history. */
  enteredOn: CalendarDate
}

const ACT = 'pp-2464'

/** PP 2464, p. 118 names no day: it is the company's own, and of a company that has not told it there is no term. */
export function registryTerms(
  checks: readonly UnregisteredCheck[],
  days: number | null,
  calendar: ProductionCalendar,
): CompanyTerm[] {
  if (days === null) return []
  const registered = checks.filter(({ programme }) => PROGRAMME_FACTS[programme].registryId !== null)
  const protocols = grouped(registered, ({ checkedOn, protocolNumber }) => `${checkedOn} ${protocolNumber}`)
  return [...protocols.values()].flatMap((protocol): CompanyTerm[] => {
    const [{ checkedOn, protocolNumber }] = protocol
    const term = { count: days, unit: 'working' } as const
    const { deadline, explanation } = daysAtMostAfter(checkedOn, 'проверка знания', term, calendar)
    if (protocol.every(({ enteredOn }) => deadline < enteredOn)) return []
    return [
      {
        kind: 'registry',
        key: `registry:${checkedOn}:${protocolNumber}`,
        what: 'Передать сведения в реестр обученных лиц',
        name: `протокол № ${protocolNumber} от ${shortDate(checkedOn)}, ${protocol.length} ${plural(protocol.length, ['запись', 'записи', 'записей'])}`,
        deadline,
        basis: {
          act: normLabel(ACT),
          clause: 'п. 118',
          edition: normInForce(ACT, checkedOn)?.edition ?? '',
          explanation: `Закон дня не называет: столько дней установила ваша организация (анкета, «Порядки организации»). ${explanation}`,
          verified: true,
        },
      },
    ]
  })
}
