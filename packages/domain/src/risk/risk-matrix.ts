import { RISK_LEVELS, type RiskLevel } from './hazard.ts'

/** Degrees of probability and severity of the 5×5 matrix, the first first. */
export const PROBABILITY_LABELS = [
  'весьма маловероятно: раз в 10 лет и реже',
  'маловероятно: раз в 5–10 лет',
  'возможно: раз в 1–5 лет',
  'вероятно: каждый год',
  'весьма вероятно: каждый месяц',
] as const
export const SEVERITY_LABELS = [
  'приемлемая: микротравма, без потери трудоспособности',
  'незначительная: лёгкая травма, до 15 дней',
  'значительная: лёгкая травма или обратимое заболевание',
  'крупная: тяжёлая травма, инвалидность',
  'катастрофическая: гибель или групповой случай',
] as const

const LOW_UP_TO = 4
const MIDDLE_UP_TO = 12

/** What a level asks the employer to do. */
export const RISK_LEVEL_ACTIONS = {
  low: 'Следить, чтобы принятые меры действовали',
  middle: 'Составить план мер с ответственными и сроками',
  high: 'Принять меры до продолжения работ',
} satisfies Record<RiskLevel, string>

/** R = P × S; both from 1 to 5. */
export function riskScore(probability: number, severity: number): number {
  return probability * severity
}

export function riskLevel(score: number): RiskLevel {
  if (score <= LOW_UP_TO) return 'low'
  return score <= MIDDLE_UP_TO ? 'middle' : 'high'
}

/** The level of a card is that of its worst line; null: no hazard is assessed. */
export function worstRiskLevel(lines: Iterable<{ probability: number; severity: number }>): RiskLevel | null {
  const levels = new Set<RiskLevel>()
  for (const { probability, severity } of lines) levels.add(riskLevel(riskScore(probability, severity)))
  return RISK_LEVELS.findLast((level) => levels.has(level)) ?? null
}
