import { RESPONSIBILITY_ROLES } from '../responsibility/responsibilities.ts'
import type { RoleDefinition } from '../responsibility/role.ts'
import type { BriefingKind } from './briefing-kinds.ts'

const SUPERIOR = 'superior'
const OF_FIRE_SAFETY = 'противопожарные_инструктажи'

/** The worker's own superior, or the key of a role; null: whoever the employer names for the occasion. */
const CONDUCTED_BY = {
  introductory: 'вводный_инструктаж',
  initial: SUPERIOR,
  repeat: SUPERIOR,
  unscheduled: SUPERIOR,
  // Whoever leads the work it is about.
  targeted: null,
  'fire-introductory': OF_FIRE_SAFETY,
  'fire-initial': OF_FIRE_SAFETY,
  'fire-repeat': OF_FIRE_SAFETY,
  'fire-unscheduled': OF_FIRE_SAFETY,
  'fire-targeted': OF_FIRE_SAFETY,
  'electrical-1': 'первая_группа',
  'civil-defence': null,
  emergency: null,
  internship: null,
} as const satisfies Record<BriefingKind, string | null>

/** PP 2464, pp. 11, 22; приказ МЧС № 806: who conducts it as a rule. */
export function briefingConductor(kind: BriefingKind): typeof SUPERIOR | RoleDefinition | null {
  const by = CONDUCTED_BY[kind]
  if (by === SUPERIOR) return SUPERIOR
  return RESPONSIBILITY_ROLES.find(({ key }) => key === by) ?? null
}
