export { eraseAccounts } from './erase-accounts.ts'
export { liftTwoFactor } from './lift-two-factor.ts'
export { registerAccount } from './routes.ts'
