export { takeFromNorms } from './from-norms.ts'
export { riskDraft } from './risk-draft.ts'
export { registerNorms } from './routes.ts'
