import { EVENT_STATE_LABELS, type EventState } from '@ot/domain'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const TONES = {
  ok: 'success',
  soon: 'warning',
  overdue: 'danger',
  missing: 'danger',
  unknown: 'unknown',
  none: 'unknown',
  away: 'unknown',
} satisfies Record<EventState, BadgeTone>

export function StateBadge({ state }: { state: EventState }) {
  return <Badge tone={TONES[state]}>{EVENT_STATE_LABELS[state]}</Badge>
}
