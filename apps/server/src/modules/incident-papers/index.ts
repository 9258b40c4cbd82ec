export { registerIncidentPapers } from './routes.ts'
