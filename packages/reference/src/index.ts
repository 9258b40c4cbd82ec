export { HAZARD_KIND_FACTS } from './hazard-kinds.ts'
export { findListedDanger, LISTED_HAZARDS } from './listed-hazards.ts'
export {
  findMedicalFactor,
  MEDICAL_FACTORS,
  searchMedicalFactors,
} from './medical-factors.ts'
export { findPosition, POSITIONS, type PositionCases, type ReferencePosition } from './positions.ts'
