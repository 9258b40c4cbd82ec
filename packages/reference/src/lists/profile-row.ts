import { BRIEFING_KINDS, HAZARD_KINDS, type PositionProfile, PROGRAMMES } from '@ot/domain'
import { memberOf } from './one-of.ts'
import { ppeOf } from './ppe.ts'

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
