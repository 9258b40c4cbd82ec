import { shortDate } from '@ot/text'
import type { CalendarDate } from '../calendar/calendar.ts'
import { DUE_SPAN_LABELS, DUE_SPANS, type DueSpan } from '../letter/due-span.ts'

export type BotReminder = {
  today: CalendarDate
  counts: Readonly<Record<DueSpan, number>>
  /** What hangs on no single employee: investigations, inspections and the like, memos under way. */
  others: number
  /** Where the rest is read, after signing in. */
  url: string
}

/**
 * What a bot sends: how many and where. No name of a person or of the company and no section, so that nothing of
 * anybody's health is in somebody else's messenger.
 */
export function reminderText({ today, counts, others, url }: BotReminder): string {
  const named = DUE_SPANS.filter((span) => counts[span] > 0)
  return [
    `Охрана труда, сроки на ${shortDate(today)}`,
    ...named.map((span) => `${DUE_SPAN_LABELS[span]}: ${counts[span]}`),
    ...(others > 0 ? [`прочие сроки и заявки: ${others}`] : []),
    `Открыть: ${url}`,
  ].join('\n')
}
