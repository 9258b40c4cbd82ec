export * from './account-letters.ts'
export { cleanUp } from './clean-up.ts'
export {
  closeConfirmations,
  closeEmailChanges,
  countAskedSince,
  findPendingEmail,
  takeConfirmation,
} from './confirmation-queries.ts'
export { askConfirmation } from './email-confirmations.ts'
export { endSessions } from './end-sessions.ts'
export { forgetFailures } from './login-failure-queries.ts'
export { countAttempt } from './login-limits.ts'
export {
  newRecoveryCode,
  newTotpSecret,
  plainRecoveryCode,
  RECOVERY_CODES,
  totpUri,
} from './one-time-code.ts'
export { checkNewPassword } from './password-rules.ts'
export { hashPassword, isPasswordOf } from './passwords.ts'
export {
  closeResets,
  emailKeyOf,
  findUser,
  findUserByEmail,
  type StoredUser,
  savePassword,
} from './queries.ts'
export { registerUser } from './register-user.ts'
export { registerSession } from './routes.ts'
export { codesOf, hasTwoFactor, takeSecondFactor } from './second-factor.ts'
export { countRecoveryCodes, replaceRecoveryCodes, saveTotp } from './second-factor-queries.ts'
export { sealSecret } from './secret-box.ts'
export { sendPasswordLetter } from './send-password-letter.ts'
export type { SessionDeps } from './session-deps.ts'
export { listSessions, type StoredSession } from './session-queries.ts'
