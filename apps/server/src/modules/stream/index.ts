export { registerStream } from './routes.ts'
