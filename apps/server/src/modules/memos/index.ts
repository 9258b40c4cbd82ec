export { registerMemos } from './routes.ts'
