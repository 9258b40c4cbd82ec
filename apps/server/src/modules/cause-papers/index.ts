export { registerCausePapers } from './routes.ts'
