import type { ListedDanger, ListedHazard } from '@ot/domain'
import rows from '../../data/listed-hazards.json' with { type: 'json' }

/** The model list of order 776н (appendix 1), in its order. */
export const LISTED_HAZARDS: readonly ListedHazard[] = rows

const dangers: ReadonlyMap<string, ListedDanger> = new Map(
  LISTED_HAZARDS.flatMap((hazard) => hazard.dangers.map((danger) => [danger.code, danger])),
)

export function findListedDanger(code: string): ListedDanger | null {
  return dangers.get(code) ?? null
}
