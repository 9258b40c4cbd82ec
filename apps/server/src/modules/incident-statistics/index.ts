export { registerIncidentStatistics } from './routes.ts'
