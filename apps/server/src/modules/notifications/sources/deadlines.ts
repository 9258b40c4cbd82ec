import {
  addDays,
  type CalendarDate,
  crossingOn,
  DEADLINE_DAYS,
  daysBetween,
  eventStateLabel,
  isDue,
  OVERDUE,
  SECTION_LABELS,
  SECTIONS,
  type Section,
  sectionAddress,
  type Threshold,
} from '@ot/domain'
import { plural, shortDate } from '@ot/text'
import { type DueEvent, listDueEvents } from '../../due/index.ts'
import { inDays, linesText, markFresh, type Notice, ofEmployees } from '../../notices/index.ts'
import type { Source } from './source.ts'

/** The last told of stands uppermost in the list. */
export const THRESHOLDS: readonly Threshold[] = [...DEADLINE_DAYS, OVERDUE]

/** Deadlines that came near or passed: people of one section and threshold are told of together. */
export const deadlineNotices: Source = async (tx, { companyId, today }) => {
  const crossed = crossingOn(today, DEADLINE_DAYS)
  const events = await listDueEvents(tx, companyId, {
    today,
    until: addDays(today, Math.max(...DEADLINE_DAYS)),
  })
  const candidates = events.flatMap((event) => {
    const threshold = crossed(event.deadline)
    return threshold === null ? [] : [{ ...event, threshold, subject: `event:${event.id}:${event.deadline}` }]
  })
  const fresh = await markFresh(tx, { companyId, today }, candidates)
  return THRESHOLDS.flatMap((threshold) =>
    SECTIONS.toReversed().flatMap((section) => {
      const group = fresh.filter((event) => event.section === section && event.threshold === threshold)
      return alikeOf(threshold, group).map((alike) => noticeOf({ section, threshold, today }, alike))
    }),
  )
}

/** What was never done is not overdue in any list, and is told of apart. */
function alikeOf<Event extends DueEvent>(threshold: Threshold, events: readonly Event[]): Event[][] {
  if (threshold !== OVERDUE) return events.length === 0 ? [] : [[...events]]
  const parts = [events.filter(({ isMissing }) => isMissing), events.filter(({ isMissing }) => !isMissing)]
  return parts.filter(({ length }) => length > 0)
}

type Group = { section: Section; threshold: Threshold; today: CalendarDate }

function noticeOf({ section, threshold, today }: Group, events: readonly DueEvent[]): Notice {
  const people = new Set(events.map(({ employeeId }) => employeeId)).size
  const isOverdue = threshold === OVERDUE
  const days = { from: events[0]?.deadline ?? today, until: events.at(-1)?.deadline ?? today }
  const late = events[0]?.isMissing
    ? `${eventStateLabel('missing', section)} в срок`
    : eventStateLabel('overdue', section)
  const told = isOverdue ? late : `${whenText(days, threshold, today)} срок`
  return {
    kind: isOverdue ? 'overdue' : 'deadline',
    title: `${SECTION_LABELS[section]}: ${told} у ${ofEmployees(people)}`,
    content: linesText(events.map((event) => lineOf(event, isOverdue))),
    link: linkOf(section, events, days, today),
  }
}

type Days = { from: CalendarDate; until: CalendarDate }

/** One day is named by how far it is; what was slept through lies anywhere before the threshold. */
export function whenText({ from, until }: Days, threshold: number, today: CalendarDate): string {
  if (from === until) return inDays(daysBetween(today, from))
  if (threshold === 1) return 'сегодня и завтра'
  return `в ближайшие ${threshold} ${plural(threshold, ['день', 'дня', 'дней'])}`
}

function lineOf({ person, name, deadline }: DueEvent, isOverdue: boolean): string {
  return `${person} — ${name}, ${isOverdue ? 'срок был' : 'до'} ${shortDate(deadline)}`
}

/** Where memos are formed, when the rows stand there already; else among all rows of the section. */
function linkOf(
  section: Section,
  events: readonly DueEvent[],
  { from, until }: Days,
  today: CalendarDate,
): string {
  const place = events.every((event) => isDue(section, event, today)) ? 'due' : 'register'
  return sectionAddress(place, section, { from, until })
}
