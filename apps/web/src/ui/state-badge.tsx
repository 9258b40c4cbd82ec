import { type CoverageColumn, type EventState, eventStateLabel } from '@ot/domain'
import { Badge, type BadgeTone } from './badge.tsx'

/** How a state is coloured; a word or a sign says the same. Red is what has gone past its day: what was not done may have it a year ahead. */
export const STATE_TONES = {
  ok: 'success',
  soon: 'warning',
  overdue: 'danger',
  missing: 'warning',
  unknown: 'unknown',
  none: 'unknown',
  away: 'unknown',
} satisfies Record<EventState, BadgeTone>

export function StateBadge({ state, column }: { state: EventState; column: CoverageColumn }) {
  return <Badge tone={STATE_TONES[state]}>{eventStateLabel(state, column)}</Badge>
}
