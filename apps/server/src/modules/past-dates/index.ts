export { registerPastDates } from './routes.ts'
