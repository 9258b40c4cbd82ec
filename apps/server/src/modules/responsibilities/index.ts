export { registerResponsibilities } from './routes.ts'
