import { RISK_LEVEL_LABELS, type RiskLevel } from '@ot/domain'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'

const TONES = { low: 'success', middle: 'warning', high: 'danger' } satisfies Record<RiskLevel, BadgeTone>

export function RiskLevelBadge({ level }: { level: RiskLevel }) {
  return <Badge tone={TONES[level]}>{RISK_LEVEL_LABELS[level]}</Badge>
}
