import { type CalendarDate, crossingOn, DEADLINE_DAYS, OVERDUE, PAGES, type Threshold } from '@ot/domain'
import { plural, shortDate } from '@ot/text'
import { type DueThing, listDueThings } from '../../collections/index.ts'
import { linesText, markFresh, type Notice } from '../../notices/index.ts'
import { THRESHOLDS, whenText } from './deadlines.ts'
import type { Source } from './source.ts'

/** Inspections and tests of things that came near or passed; each is told of once. */
export const thingNotices: Source = async (tx, { companyId, today }) => {
  const crossed = crossingOn(today, DEADLINE_DAYS)
  const candidates = (await listDueThings(tx, companyId)).flatMap((thing) => {
    const threshold = crossed(thing.deadline)
    return threshold === null ? [] : [{ ...thing, threshold, subject: `thing:${thing.id}:${thing.deadline}` }]
  })
  const fresh = await markFresh(tx, { companyId, today }, candidates)
  return THRESHOLDS.flatMap((threshold) => {
    const group = fresh.filter((thing) => thing.threshold === threshold)
    return group.length === 0 ? [] : [noticeOf(threshold, today, group)]
  })
}

function noticeOf(threshold: Threshold, today: CalendarDate, due: readonly DueThing[]): Notice {
  const isOverdue = threshold === OVERDUE
  const days = { from: due[0]?.deadline ?? today, until: due.at(-1)?.deadline ?? today }
  const told = isOverdue ? 'просрочено' : `${whenText(days, threshold, today)} срок`
  const count = `${due.length} ${plural(due.length, ['осмотра', 'осмотров', 'осмотров'])}`
  return {
    kind: isOverdue ? 'overdue' : 'deadline',
    title: isOverdue ? `Оборудование: ${told} ${accusative(due.length)}` : `Оборудование: ${told} ${count}`,
    content: linesText(
      due.map(({ name, deadline }) => `${name} — ${isOverdue ? 'срок был' : 'до'} ${shortDate(deadline)}`),
    ),
    link: PAGES.things.path,
  }
}

function accusative(count: number): string {
  return `${count} ${plural(count, ['осмотр', 'осмотра', 'осмотров'])}`
}
