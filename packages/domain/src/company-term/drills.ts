import { shortDate } from '@ot/text'
import { addMonths, type CalendarDate } from '../calendar/calendar.ts'
import {
  findNorm,
  NORMS_CHECKED_ON,
  normEndedOn,
  normEndedText,
  normInForce,
  normLabel,
} from '../norms/register.ts'
import type { Basis } from '../rule/explain.ts'
import type { CompanyTerm } from './company-term.ts'

/** ППР, п. 9: so many at once, visitors too, are «массовое пребывание людей». */
export const CROWD = 50
const DRILL_MONTHS = 6
const ACT = 'pp-1479'

type DrilledPlace = {
  id: number
  name: string
  peopleAtOnce: number | null
  drilledOn: CalendarDate | null
}

/** Leaving in a fire is practised once in half a year wherever many people are. */
export function drillTerms(places: readonly DrilledPlace[]): CompanyTerm[] {
  return places.flatMap(({ id, name, peopleAtOnce, drilledOn }) => {
    if (peopleAtOnce === null || peopleAtOnce < CROWD) return []
    const deadline = drilledOn === null ? null : addMonths(drilledOn, DRILL_MONTHS)
    const basis = basisOf(drilledOn, deadline)
    return [{ kind: 'drill', key: `drill:${id}`, what: null, name, deadline, basis }]
  })
}

function basisOf(drilledOn: CalendarDate | null, deadline: CalendarDate | null): Basis {
  const done =
    drilledOn === null || deadline === null
      ? 'когда она была, не указано'
      : `последняя ${shortDate(drilledOn)} — срок ${shortDate(deadline)}`
  const endedOn = normEndedOn(ACT, deadline ?? NORMS_CHECKED_ON)
  const ended = endedOn === null ? [] : [`${normEndedText(ACT, endedOn)}: проверьте новый акт.`]
  return {
    act: normLabel(ACT),
    clause: 'п. 9',
    edition: (normInForce(ACT, NORMS_CHECKED_ON) ?? findNorm(ACT)?.editions.at(-1))?.edition ?? '',
    explanation: [
      `Где одновременно бывает ${CROWD} человек и больше, тренировка по эвакуации — не реже одного раза в полугодие: ${done}.`,
      ...ended,
    ].join(' '),
    // The clause is known from a second-hand text.
    verified: false,
  }
}
