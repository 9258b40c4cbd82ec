import type { NotificationKind, Threshold } from '@ot/domain'
import { plural } from '@ot/text'

/** What is told once: a fact and the threshold that it has crossed. */
export type Candidate = { subject: string; threshold: Threshold | 'unfilled' }

/** A notification before it is stored. */
export type Notice = { kind: NotificationKind; title: string; content: string; link: string }

const LINES_MAX = 50

/** Lines under a title; three hundred people are not read one by one. */
export function linesText(lines: readonly string[]): string {
  const rest = lines.length - LINES_MAX
  return [...lines.slice(0, LINES_MAX), ...(rest > 0 ? [`и ещё ${rest}`] : [])].join('\n')
}

export function ofEmployees(count: number): string {
  return `${count} ${plural(count, ['работника', 'работников', 'работников'])}`
}

/** «сегодня», «завтра», «через 7 дней». */
export function inDays(days: number): string {
  if (days === 0) return 'сегодня'
  return days === 1 ? 'завтра' : `через ${days} ${plural(days, ['день', 'дня', 'дней'])}`
}
