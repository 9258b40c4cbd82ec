import {
  type CalendarDate,
  type HazardKind,
  type PositionProfile,
  type ProfilePpe,
  rankOf,
  type SafetyRule,
} from '@ot/domain'
import { lowerFirst } from '@ot/text'
import type { PositionCases, ReferencePosition } from '../lists/positions.ts'
import { printedRulesOf } from '../lists/safety-rules.ts'
import { circumstancesOf } from './circumstances.ts'
import { familyText } from './family-text.ts'
import {
  type HazardText,
  hazardText,
  type PpeText,
  ppeText,
  rankText,
  type WorkText,
  workText,
} from './texts.ts'
import { type Chapters, chaptersFor, type Reader } from './written-text.ts'

export type ProtectiveItem = ProfilePpe & PpeText & { isForSkin: boolean }

/** How much a paper says follows the risk. */
export type Risk = 'dangerous' | 'middle' | 'office'

/** A profession with all the texts that belong to it. */
export type Profession = {
  id: number
  /** In lower case, as they stand inside a sentence. */
  names: PositionCases
  profile: PositionProfile
  risk: Risk
  work: WorkText
  place: string
  /** Read as a whole: the trade's text, what the rank adds, blocks of hazards that the trade's text does not treat. */
  told: Chapters
  hazards: readonly HazardText[]
  ppe: readonly ProtectiveItem[]
  /** Of its sector and its works, in force on the day of the paper. */
  rules: readonly SafetyRule[]
  drives: boolean
}

/** Who speaks for hours stands before people and answers for them: not a desk. */
const AT_A_DESK: readonly HazardKind[] = ['vision', 'posture', 'el', 'fall', 'psy']

export function riskOf({ highRisk, hazards }: Pick<PositionProfile, 'highRisk' | 'hazards'>): Risk {
  if (highRisk) return 'dangerous'
  return hazards.every((kind) => AT_A_DESK.includes(kind)) ? 'office' : 'middle'
}

type Told = { place: string; told: Chapters }

function joined(parts: readonly Chapters[]): Chapters {
  return {
    before: uniqueTexts(parts.flatMap(({ before }) => before)),
    during: uniqueTexts(parts.flatMap(({ during }) => during)),
    emergency: parts.flatMap(({ emergency }) => emergency),
    after: uniqueTexts(parts.flatMap(({ after }) => after)),
    questions: parts.flatMap(({ questions }) => questions),
  }
}

/** What the family is told; of hazards that it does not treat, their blocks. */
function toldTo({ name, family, profile }: ReferencePosition, reader: Reader): Told {
  const own = familyText(family.key)
  const blocks = profile.hazards
    .filter((kind) => !own.covers.includes(kind))
    .map((kind) => chaptersFor(hazardText(kind).written, reader))
  // A family of heads and foremen is told of leading by its own text; at a desk rank changes nothing in how one works.
  const leads = family.profile.training.always.includes('general') || riskOf(profile) === 'office'
  const rank = { ...rankText(leads ? null : rankOf(name)), emergency: [], questions: [] }
  return { place: own.place, told: joined([chaptersFor(own, reader), rank, ...blocks]) }
}

export function professionOf(position: ReferencePosition, on: CalendarDate): Profession {
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
    risk: riskOf(profile),
    work,
    ...toldTo(position, { id, circumstances }),
    hazards: profile.hazards.map(hazardText),
    ppe: wornFirst(
      profile.ppe.map((item) => ({
        ...item,
        ...ppeText(item.key),
        isForSkin: item.key.startsWith('skin-'),
      })),
    ),
    rules: printedRulesOf(position, on),
    drives: family.relation === 'drives',
  }
}

function wornFirst(items: readonly ProtectiveItem[]): ProtectiveItem[] {
  return items.toSorted((one, other) => Number(one.isForSkin) - Number(other.isForSkin))
}

export function uniqueTexts(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
