export { registerUnscheduled } from './routes.ts'
export { getCause } from './unscheduled-queries.ts'
