/** Categories of risk in state labour supervision, by which inspections are planned; from the lowest. */
export const RISK_CATEGORIES = ['low', 'moderate', 'medium', 'significant', 'high'] as const
export type RiskCategory = (typeof RISK_CATEGORIES)[number]

export const RISK_CATEGORY_LABELS = {
  low: 'Низкий риск',
  moderate: 'Умеренный риск',
  medium: 'Средний риск',
  significant: 'Значительный риск',
  high: 'Высокий риск',
} satisfies Record<RiskCategory, string>
