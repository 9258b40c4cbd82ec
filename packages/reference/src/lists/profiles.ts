import rows from '../../data/profiles.json' with { type: 'json' }
import type { ProfileRow } from './profile-row.ts'

/** Professions described one by one. Codes of OKPDTR were not compared with the classifier: none is marked as verified. */
export const OWN_PROFILES: ReadonlyMap<number, ProfileRow> = new Map(rows.map((row) => [row.id, row]))
