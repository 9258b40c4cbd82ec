import type { MicrotraumaSummary } from '@ot/contract'
import type { MicrotraumaStatus } from '@ot/domain'
import { counted, shortDate } from '@ot/text'
import type { BadgeTone } from '../../../ui/badge.tsx'

const NBSP = '\u00a0'

export const MICROTRAUMA_TONES = {
  inquiry: 'accent',
  examined: 'success',
  accident: 'danger',
  cancelled: 'unknown',
} satisfies Record<MicrotraumaStatus, BadgeTone>

type Moment = { occurredOn: string; occurredTime: string | null }

/** «20.11.2026 в 14:30», or the day alone. */
export function happenedText({ occurredOn, occurredTime }: Moment): string {
  return occurredTime === null ? shortDate(occurredOn) : `${shortDate(occurredOn)} в${NBSP}${occurredTime}`
}

export function inquiryText({ status, deadline, isOverdue, completedOn }: MicrotraumaSummary): string {
  if (status === 'inquiry') return `${isOverdue ? 'просрочено: ' : ''}рассмотреть до ${shortDate(deadline)}`
  return completedOn === null ? '' : shortDate(completedOn)
}

export function lateMeasuresText(count: number): string {
  return counted(count, ['мера просрочена', 'меры просрочены', 'мер просрочено'])
}

export const YES_NO = [
  { value: null, label: 'не решено' },
  { value: true, label: 'да' },
  { value: false, label: 'нет' },
] as const
