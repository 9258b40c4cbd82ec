import { type PositionProfile, rankOf, withRank } from '@ot/domain'
import rows from '../../data/positions.json' with { type: 'json' }
import { withDifference } from './differences.ts'
import { FAMILY_OF, type Family } from './families.ts'
import { profileOf } from './profile-row.ts'
import { OWN_PROFILES } from './profiles.ts'
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
  family: Family
  profile: PositionProfile
  /** The profile was written for this very position; otherwise it is the family's with what distinguishes the title. */
  isOwnProfile: boolean
  /** Null: the reference list names none. */
  standard: ProfessionalStandard | null
}

function familyOf(id: number, name: string): Family {
  const family = FAMILY_OF.get(id)
  if (family === undefined) throw new Error(`position ${id} «${name}» stands in no family`)
  return family
}

function profileFor(id: number, name: string, family: Family): PositionProfile {
  const own = OWN_PROFILES.get(id)
  if (own !== undefined) return profileOf(own)
  return withRank(profileOf(withDifference(id, family.profile)), rankOf(name))
}

export const POSITIONS: readonly ReferencePosition[] = rows.map(({ id, cases }) => {
  const name = cases.nominative
  const family = familyOf(id, name)
  return {
    id,
    name,
    cases,
    family,
    profile: profileFor(id, name, family),
    isOwnProfile: OWN_PROFILES.has(id),
    standard: STANDARD_OF.get(id) ?? null,
  }
})

const byId: ReadonlyMap<number, ReferencePosition> = new Map(
  POSITIONS.map((position) => [position.id, position]),
)

export function findPosition(id: number): ReferencePosition | null {
  return byId.get(id) ?? null
}
