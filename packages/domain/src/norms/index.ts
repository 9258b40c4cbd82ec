export type { Norm, NormEdition } from './norm.ts'
export {
  findNorm,
  isNormId,
  NORMS,
  NORMS_CHECKED_ON,
  type NormId,
  normInForce,
  normLabel,
} from './register.ts'
