export { issueActs } from './issue-acts.ts'
export { markPaid } from './mark-paid.ts'
export { registerBilling } from './routes.ts'
export type { Seller } from './seller.ts'
