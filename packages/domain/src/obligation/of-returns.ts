import { plural } from '@ot/text'
import {
  type Absence,
  absenceDays,
  absenceOn,
  absencePeriod,
  breakInWork,
  returnDay,
} from '../absence/absence.ts'
import { addDays, addYears, type CalendarDate } from '../calendar/calendar.ts'
import { returnRule } from '../rule/rule-name.ts'
import type { Subject } from './obligation.ts'
import type { Wanted } from './wanted.ts'

/** PP 2464, п. 16 «ж»: a longer break in work asks for a briefing; the act knows no shorter one for harmful work. */
export const LONGEST_BREAK_DAYS = 60
/** So long before the day the return is told of. */
const AHEAD_DAYS = 14

/** What a break in work asks for, of those who come back soon or came back within the last year. */
export function wantedOfReturns({ absences }: Subject, today: CalendarDate): Wanted[] {
  return absences.flatMap((absence): Wanted[] => {
    const back = returnDay(absence)
    if (back === null || back > addDays(today, AHEAD_DAYS) || addYears(back, 1) < today) return []
    return absenceOn(absences, back) === null ? returnBriefing(absence, absences, back) : []
  })
}

function returnBriefing(absence: Absence, absences: readonly Absence[], back: CalendarDate): Wanted[] {
  const whole = breakInWork(absence, absences)
  const days = absenceDays(whole)
  if (days === null || days <= LONGEST_BREAK_DAYS) return []
  const reason = `Перерыв в работе ${absencePeriod(whole)} (${days} ${plural(days, ['календарный день', 'календарных дня', 'календарных дней'])}).`
  return [
    {
      section: 'briefing',
      rule: returnRule(absence.id),
      name: 'Внеплановый инструктаж при выходе после перерыва в работе',
      condition: null,
      facts: { kind: 'unscheduled', reason },
      from: back,
      reason,
    },
  ]
}
