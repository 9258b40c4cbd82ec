import type { PositionProfile } from '@ot/domain'
import rows from '../../data/positions.json' with { type: 'json' }
import { PROFILES } from './profiles.ts'
import { type ProfessionalStandard, STANDARD_OF } from './standards.ts'

export type PositionCases = {
  nominative: string
  genitive: string
  dative: string
  accusative: string
  instrumental: string
  prepositional: string
}

export type ReferencePosition = {
  /** Part of the API: never changes its meaning. Professions have ids from 1, other positions from 1001. */
  id: number
  name: string
  cases: PositionCases
  /** Null: nothing is known of its hazards. */
  profile: PositionProfile | null
  /** Null: the reference list names none. */
  standard: ProfessionalStandard | null
}

export const POSITIONS: readonly ReferencePosition[] = rows.map(({ id, cases }) => ({
  id,
  name: cases.nominative,
  cases,
  profile: PROFILES.get(id) ?? null,
  standard: STANDARD_OF.get(id) ?? null,
}))

const byId: ReadonlyMap<number, ReferencePosition> = new Map(
  POSITIONS.map((position) => [position.id, position]),
)

export function findPosition(id: number): ReferencePosition | null {
  return byId.get(id) ?? null
}
