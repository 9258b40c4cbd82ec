export { registerNorms } from './routes.ts'
