export { registerTransfers } from './routes.ts'
export { getTransfer } from './transfer-queries.ts'
