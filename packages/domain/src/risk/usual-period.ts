import type { Periodicity } from '../periodicity/periodicity.ts'

/** How often organisations usually assess the risks anew; the norms leave it to them. */
export const USUAL_RISK_PERIOD: Periodicity = { kind: 'every', count: 3, unit: 'year' }
