import type { PrintedPersonFacts } from '@ot/doc-library'
import type { EvidenceRow, LoadedIncident } from '../incidents/index.ts'
import type { DoneRecord, PlannedMeasure, RegisteredIncidentPaper } from './record-queries.ts'

export type Workplace = { number: string; conditionsClass: string | null }

/** What is kept of an incident and of its people in the sections. */
export type Gathered = {
  loaded: LoadedIncident
  people: ReadonlyMap<number, PrintedPersonFacts>
  records: readonly DoneRecord[]
  examined: ReadonlySet<number>
  workplaces: ReadonlyMap<number, Workplace>
  measures: readonly PlannedMeasure[]
  evidence: readonly EvidenceRow[]
  registered: readonly RegisteredIncidentPaper[]
}
