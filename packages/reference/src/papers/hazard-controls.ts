import type { HazardKind } from '@ot/domain'
import { hazardText } from './texts.ts'

/** How a trade is kept from this hazard, in a line: what its risk card proposes. */
export function hazardControls(kind: HazardKind): string {
  return hazardText(kind).controls
}
