import { BRIEFING_KINDS, HAZARD_KINDS, type PositionProfile, PROGRAMMES } from '@ot/domain'
import rows from '../../data/profiles.json' with { type: 'json' }
import { oneOf } from './one-of.ts'
import { ppeOf } from './ppe.ts'

type Row = (typeof rows)[number]
type Listed = { always: readonly string[]; conditional: readonly string[] }

/** What holds always stands before what holds on a condition. */
function listed<T>({ always, conditional }: Listed, read: (text: string) => T) {
  return [
    ...always.map((text) => ({ ...read(text), conditional: false })),
    ...conditional.map((text) => ({ ...read(text), conditional: true })),
  ]
}

function profileOf(row: Row): PositionProfile {
  return {
    sector: row.sector,
    okpdtr: row.okpdtr,
    hazards: row.hazards.map((hazard) => oneOf(HAZARD_KINDS, hazard)),
    ppe: listed(row.ppe, ppeOf),
    medicalFactors: listed(row.medicalFactors, (code) => ({ code })),
    training: listed(row.training, (programme) => ({ programme: oneOf(PROGRAMMES, programme) })),
    briefings: listed(row.briefings, (kind) => ({ kind: oneOf(BRIEFING_KINDS, kind) })),
    highRisk: row.highRisk,
    officeExemptCandidate: row.officeExemptCandidate,
    note: row.note,
  }
}

/** By the id of the position. Codes of OKPDTR were not compared with the classifier: none is marked as verified. */
export const PROFILES: ReadonlyMap<number, PositionProfile> = new Map(
  rows.map((row) => [row.id, profileOf(row)]),
)
