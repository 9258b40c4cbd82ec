import { shortDate } from '@ot/text'
import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar.ts'
import { eventState, type Timed } from '../deadline/deadline.ts'
import type { EventState, Section } from '../section/sections.ts'
import type { AbsenceKind } from './absence-fields.ts'

/** Days on which an employee does not work, the first and the last included; null: nobody knows yet when he is back. */
export type Absence = {
  id: number
  kind: AbsenceKind
  startsOn: CalendarDate
  endsOn: CalendarDate | null
}

type Days = Pick<Absence, 'startsOn' | 'endsOn'>

function covers({ startsOn, endsOn }: Days, day: CalendarDate): boolean {
  return startsOn <= day && (endsOn === null || day <= endsOn)
}

export function absenceOn<A extends Days>(absences: readonly A[], day: CalendarDate): A | null {
  return absences.find((absence) => covers(absence, day)) ?? null
}

/** The first day at work again. */
export function returnDay({ endsOn }: Pick<Absence, 'endsOn'>): CalendarDate | null {
  return endsOn === null ? null : addDays(endsOn, 1)
}

export function absenceDays({ startsOn, endsOn }: Days): number | null {
  return endsOn === null ? null : daysBetween(startsOn, endsOn) + 1
}

/** The absence with those that come right before it: nobody worked in between. */
export function breakInWork(absence: Days, absences: readonly Days[]): Days {
  const before = absences.find((other) => returnDay(other) === absence.startsOn)
  return before === undefined
    ? absence
    : { startsOn: breakInWork(before, absences).startsOn, endsOn: absence.endsOn }
}

/** Ids of the absences whose break in work is not what it was: it has other days, or is no more. */
export function changedBreaks(before: readonly Absence[], after: readonly Absence[]): number[] {
  const breaksAfter = new Map(after.map((absence) => [absence.id, breakInWork(absence, after)]))
  return before.flatMap((absence) => {
    const [was, is] = [breakInWork(absence, before), breaksAfter.get(absence.id)]
    return was.startsOn === is?.startsOn && was.endsOn === is.endsOn ? [] : [absence.id]
  })
}

/** Workplaces are assessed and their risks weighed whoever is away; what is asked of the person himself waits for him. */
const OF_WORKPLACES: readonly Section[] = ['sout', 'risk']

function waitsForReturn(section: Section): boolean {
  return !OF_WORKPLACES.includes(section)
}

type Asked = { section: Section; deadline: CalendarDate | null; closedOn: CalendarDate | null }

/** Asked of the person himself and due on the day of the return at the latest. */
export function isDueAtReturn({ section, deadline, closedOn }: Asked, back: CalendarDate): boolean {
  return waitsForReturn(section) && closedOn === null && deadline !== null && deadline <= back
}

/** A day within an absence moves to the day of the return. */
export function dueAfterAbsences(
  section: Section,
  deadline: CalendarDate | null,
  absences: readonly Days[],
): CalendarDate | null {
  if (deadline === null || !waitsForReturn(section)) return deadline
  const absence = absenceOn(absences, deadline)
  const back = absence === null ? null : returnDay(absence)
  // One absence may follow another without a day between them.
  return back === null ? deadline : dueAfterAbsences(section, back, absences)
}

/** Of somebody who is away: not to be done before he is back. */
function isHeldBack({ deadline }: Timed, { endsOn }: Days): boolean {
  return deadline === null || endsOn === null || deadline <= endsOn
}

/** The state of what is asked of a person: nothing falls due while he is away, and what waits for his return lacks nothing. */
export function personState(timed: Timed, today: CalendarDate, absences: readonly Days[]): EventState {
  const absence = absenceOn(absences, today)
  if (absence === null) return eventState(timed, today)
  if (timed.date !== null && timed.deadline === null) return 'none'
  return isHeldBack(timed, absence) ? 'away' : eventState({ ...timed, date: timed.date ?? today }, today)
}

/** «с 01.02.2026 по 31.08.2027» */
export function absencePeriod({ startsOn, endsOn }: Days): string {
  return endsOn === null ? `с ${shortDate(startsOn)}` : `с ${shortDate(startsOn)} по ${shortDate(endsOn)}`
}

/** What a page says of somebody who is away. */
export function absenceNotice({ endsOn }: Days): string {
  return endsOn === null
    ? 'Отсутствует, день выхода не известен; сроки не идут'
    : `Отсутствует по ${shortDate(endsOn)}, сроки не идут`
}

type Employment = { hireDate: CalendarDate; dismissedOn: CalendarDate | null }

/** Null, or what is wrong with the days of an absence; `others`: those of the same employee that are known already. */
export function absenceProblem(
  absence: Days,
  { hireDate, dismissedOn }: Employment,
  others: readonly Days[],
): { field: 'startsOn' | 'endsOn'; message: string } | null {
  const { startsOn, endsOn } = absence
  if (endsOn !== null && endsOn < startsOn)
    return { field: 'endsOn', message: 'Последний день раньше первого' }
  if (startsOn < hireDate)
    return { field: 'startsOn', message: `Работник принят ${shortDate(hireDate)}: раньше он не работал` }
  if (dismissedOn !== null && (endsOn ?? startsOn) > dismissedOn)
    return { field: 'endsOn', message: `Работник уволен ${shortDate(dismissedOn)}` }
  const met = others.find((other) => covers(other, startsOn) || covers(absence, other.startsOn))
  if (met === undefined) return null
  const field = covers(met, startsOn) ? 'startsOn' : 'endsOn'
  return { field, message: `Пересекается с отсутствием ${absencePeriod(met)}: измените его или эти даты` }
}
