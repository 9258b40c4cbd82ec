export { countInstructionStates, coverageIn } from './coverage.ts'
export { registerCoverage } from './routes.ts'
