import type { BriefingKind } from '../briefing/briefing-kinds.ts'
import type { Programme } from '../training/programmes.ts'
import type { HazardKind } from './hazard-kinds.ts'

/** `conditional`: holds only when a condition is confirmed at the workplace; asked as a question, never accepted by «all». */
type Conditional = { conditional: boolean }

export type ProfilePpe = Conditional & {
  /** Stable within the profile. */
  key: string
  name: string
  unit: string
  /** Per period; null: the norm is text («до износа»). */
  quantity: number | null
  /** The norm as people write it: «12 пар на 12 мес.». */
  norm: string
  /** Wear period in months; null: the date of the next issue is not counted. */
  months: number | null
}

export type ProfileFactor = Conditional & {
  /** Item of order 29н. */
  code: string
}

export type ProfileProgramme = Conditional & { programme: Programme }
export type ProfileBriefing = Conditional & { kind: BriefingKind }

/** What usually belongs to a profession: a starting point that the employer confirms, not a norm. */
export type PositionProfile = {
  sector: string
  okpdtr: { code: string; verified: boolean } | null
  hazards: readonly HazardKind[]
  ppe: readonly ProfilePpe[]
  medicalFactors: readonly ProfileFactor[]
  training: readonly ProfileProgramme[]
  /** Beyond those that everybody has: internship, electrical group I. */
  briefings: readonly ProfileBriefing[]
  /** Works of increased danger. */
  highRisk: boolean
  /** May be released from the initial briefing by the employer's list (PP 2464, p. 13). */
  officeExemptCandidate: boolean
  note: string | null
}
