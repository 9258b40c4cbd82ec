export { registerUnscheduled } from './routes.ts'
