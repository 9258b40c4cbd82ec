export { registerTransfers } from './routes.ts'
