/** The two days of a period, each before its control. */
export const PERIOD_LABELS = { from: 'С', to: 'По' } as const
