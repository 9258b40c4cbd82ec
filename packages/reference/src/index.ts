export { FAMILIES, type Family } from './lists/families.ts'
export { HAZARD_KIND_FACTS } from './lists/hazard-kinds.ts'
export { findListedDanger, LISTED_HAZARDS } from './lists/listed-hazards.ts'
export {
  findMedicalFactor,
  MEDICAL_FACTORS,
  searchMedicalFactors,
} from './lists/medical-factors.ts'
export { findPosition, POSITIONS, type PositionCases, type ReferencePosition } from './lists/positions.ts'
export { wordsOfPpe } from './lists/ppe-words.ts'
export { printedRulesOf } from './lists/safety-rules.ts'
