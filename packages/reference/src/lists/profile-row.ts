import { BRIEFING_KINDS, HAZARD_KINDS, type PositionProfile, PROGRAMMES, type ProfilePpe } from '@ot/domain'
import ppeKinds from '../../data/ppe.json' with { type: 'json' }
import { memberOf } from './one-of.ts'

type PpeKind = Omit<ProfilePpe, 'conditional'>
const PPE_BY_KEY: ReadonlyMap<string, PpeKind> = new Map(ppeKinds.map((kind) => [kind.key, kind]))

export type Listed = { always: readonly string[]; conditional: readonly string[] }

/** A profile as the data files hold it: keys and codes only. */
export type ProfileRow = Pick<
  PositionProfile,
  'sector' | 'okpdtr' | 'highRisk' | 'officeExemptCandidate' | 'note'
> & {
  hazards: readonly string[]
  ppe: Listed
  medicalFactors: Listed
  training: Listed
  briefings: Listed
}

/** What holds always stands before what holds on a condition. */
function listed<T>({ always, conditional }: Listed, read: (text: string) => T) {
  return [
    ...always.map((text) => ({ ...read(text), conditional: false })),
    ...conditional.map((text) => ({ ...read(text), conditional: true })),
  ]
}

export function profileOf(row: ProfileRow): PositionProfile {
  return {
    sector: row.sector,
    okpdtr: row.okpdtr,
    hazards: row.hazards.map((hazard) => memberOf(HAZARD_KINDS, hazard)),
    ppe: listed(row.ppe, ppeOf),
    medicalFactors: listed(row.medicalFactors, (code) => ({ code })),
    training: listed(row.training, (programme) => ({ programme: memberOf(PROGRAMMES, programme) })),
    briefings: listed(row.briefings, (kind) => ({ kind: memberOf(BRIEFING_KINDS, kind) })),
    highRisk: row.highRisk,
    officeExemptCandidate: row.officeExemptCandidate,
    note: row.note,
  }
}

/** Norms of order 767н as professions need them: what is worn, how much, for how long. */
function ppeOf(key: string): PpeKind {
  const kind = PPE_BY_KEY.get(key)
  if (kind === undefined) throw new Error(`no PPE «${key}» in ppe.json`)
  return kind
}
