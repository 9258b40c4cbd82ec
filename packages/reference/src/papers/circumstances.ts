import type { PositionProfile } from '@ot/domain'
import type { Family } from '../lists/families.ts'

/** What decides which lines of a hazard are said: the role, the relation to machines, the substance. */
export const CIRCUMSTANCES = [
  'electrical-user',
  'electrical-staff',
  'drives',
  'rides',
  'walks',
  'hot-liquid',
  'hot-oil',
  'hot-metal',
  'hot-surface',
] as const
export type Circumstance = (typeof CIRCUMSTANCES)[number]

/** Whose daily order tells what burns there. */
const HOT: Readonly<Record<string, readonly Circumstance[]>> = {
  Общепит: ['hot-liquid', 'hot-oil'],
  'Пищевое производство': ['hot-liquid', 'hot-oil'],
  'Зал и бар': ['hot-liquid'],
  Сварка: ['hot-metal'],
  'Горячий цех': ['hot-metal'],
  Строительство: ['hot-metal'],
  'Котельная и газ': ['hot-surface'],
}
const HOT_ELSEWHERE: readonly Circumstance[] = ['hot-liquid', 'hot-surface']

export type Situation = {
  profile: Pick<PositionProfile, 'training' | 'hazards'>
  family: Pick<Family, 'relation'>
  trade: string
}

/** Who works in electrical installations opens what others must not touch. */
function isElectricalStaff({ training, hazards }: Situation['profile']): boolean {
  return (
    hazards.includes('arc') ||
    training.some(({ programme, conditional }) => programme === 'hazardous-18' && !conditional)
  )
}

export function circumstancesOf({ profile, family, trade }: Situation): ReadonlySet<Circumstance> {
  return new Set([
    isElectricalStaff(profile) ? ('electrical-staff' as const) : ('electrical-user' as const),
    family.relation ?? ('walks' as const),
    ...(Object.hasOwn(HOT, trade) ? (HOT[trade] ?? HOT_ELSEWHERE) : HOT_ELSEWHERE),
  ])
}
