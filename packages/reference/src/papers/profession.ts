import type { PositionProfile, ProfilePpe } from '@ot/domain'
import { lowerFirst } from '@ot/text'
import type { PositionCases, ReferencePosition } from '../lists/positions.ts'
import { circumstancesOf } from './circumstances.ts'
import {
  type HazardText,
  hazardText,
  ppeText,
  type TradeText,
  tradeText,
  type WorkText,
  workText,
} from './texts.ts'

export type ProtectiveItem = ProfilePpe & { protects: string; check: string; isForSkin: boolean }

/** A profession with all the texts that belong to it. */
export type Profession = {
  id: number
  /** In lower case, as they stand inside a sentence. */
  names: PositionCases
  profile: PositionProfile
  work: WorkText
  trade: TradeText
  hazards: readonly HazardText[]
  ppe: readonly ProtectiveItem[]
}

export function professionOf(position: ReferencePosition): Profession {
  const { id, cases, profile, family } = position
  const work = workText(id) ?? family.work
  const circumstances = circumstancesOf({ profile, family, trade: work.trade })
  return {
    id,
    names: {
      nominative: lowerFirst(cases.nominative),
      genitive: lowerFirst(cases.genitive),
      dative: lowerFirst(cases.dative),
      accusative: lowerFirst(cases.accusative),
      instrumental: lowerFirst(cases.instrumental),
      prepositional: lowerFirst(cases.prepositional),
    },
    profile,
    work,
    trade: tradeText(work.trade),
    hazards: profile.hazards.map((kind) => hazardText(kind, circumstances)),
    ppe: profile.ppe.map((item) => ({
      ...item,
      ...ppeText(item.key),
      isForSkin: item.key.startsWith('skin-'),
    })),
  }
}

export function uniqueTexts(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
