export { registerChangeLog } from './routes.ts'
