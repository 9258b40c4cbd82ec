export type { Norm, NormEdition } from './norm.ts'
export {
  findNorm,
  findSafetyRule,
  isNormId,
  isPrintedRule,
  NORMS,
  NORMS_CHECKED_ON,
  type NormId,
  normInForce,
  normLabel,
  SAFETY_RULES,
} from './register.ts'
export { isVerifiedRule, type SafetyRule } from './safety-rule.ts'
