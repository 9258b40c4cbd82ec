export { registerEmployeeSummary } from './routes.ts'
