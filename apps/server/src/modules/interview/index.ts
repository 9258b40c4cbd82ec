export { registerInterview } from './routes.ts'
