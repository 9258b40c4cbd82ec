export const RISK_LEVELS = ['low', 'middle', 'high'] as const
export type RiskLevel = (typeof RISK_LEVELS)[number]

export const RISK_LEVEL_LABELS = {
  low: 'низкий',
  middle: 'средний',
  high: 'повышенный',
} satisfies Record<RiskLevel, string>

/** A dangerous event of order 776н's model list, with the measures the list suggests. */
export type ListedDanger = {
  code: string
  /** The hazard in the list's words: one number may hold several, and equal events differ by it. */
  source: string
  danger: string
  measures: readonly string[]
}
/** A hazard of the list under a short title of ours, with its dangerous events. */
export type ListedHazard = { number: number; title: string; dangers: readonly ListedDanger[] }
