import { THING_KINDS, type ThingKind, WORK_PLACES, type WorkPlace } from '@ot/domain'
import rows from '../../data/families.json' with { type: 'json' }
import { memberOf } from './one-of.ts'
import type { ProfileRow } from './profile-row.ts'
import { OWN_PROFILES } from './profiles.ts'

/** Titles whose work, hazards and protection are the same but for what is told of a title itself. */
export type Family = {
  key: string
  title: string
  profile: ProfileRow
  /** What they do and with what; whose daily order they keep. */
  work: { work: string; equipment: string; trade: string }
  things: readonly ThingKind[]
  places: readonly WorkPlace[]
  /** To the machines and vehicles of the work; null: walks near them. */
  relation: 'drives' | 'rides' | null
}

type Row = (typeof rows)[number]

/** A family stands on a profile of its own, or on that of the profession it is called by. */
function profileRow({ key, profile, base, note }: Row): ProfileRow {
  if (profile !== null) return profile
  const own = base === null ? undefined : OWN_PROFILES.get(base)
  if (own === undefined) throw new Error(`family «${key}» stands on no profile`)
  return { ...own, okpdtr: null, note }
}

function familyOf(row: Row): Family {
  const { key, title, work, equipment, trade } = row
  return {
    key,
    title,
    profile: profileRow(row),
    work: { work, equipment, trade },
    things: row.things.map((thing) => memberOf(THING_KINDS, thing)),
    places: row.places.map((place) => memberOf(WORK_PLACES, place)),
    relation: row.relation === null ? null : memberOf(['drives', 'rides'], row.relation),
  }
}

const listed = rows.map((row) => ({ family: familyOf(row), positions: row.positions }))

export const FAMILIES: readonly Family[] = listed.map(({ family }) => family)

/** By the id of the position: every position stands in one. */
export const FAMILY_OF: ReadonlyMap<number, Family> = new Map(
  listed.flatMap(({ family, positions }) => positions.map((id) => [id, family] as const)),
)
