import { decidedProfile, type PositionDecisions } from '@ot/domain'
import { findMedicalFactor } from '../lists/medical-factors.ts'
import type { ReferencePosition } from '../lists/positions.ts'

/** A position as this employer has decided it, and what of its profile he has not decided yet. */
export type DecidedPosition = { position: ReferencePosition; open: readonly string[] }

export function decidedPosition(position: ReferencePosition, decisions: PositionDecisions): DecidedPosition {
  const { profile, open } = decidedProfile(position.profile, decisions, findMedicalFactor)
  return { position: { ...position, profile }, open }
}
