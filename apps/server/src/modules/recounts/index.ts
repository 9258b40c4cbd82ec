export { registerRecounts } from './routes.ts'
