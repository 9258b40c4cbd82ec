import type { CalendarDate } from '../../calendar/calendar.ts'
import type { ProductionCalendar } from '../../calendar/production-calendar.ts'
import type { IncidentDegree } from '../degrees.ts'
import type { StepKey } from '../incident-sets.ts'
import type { InspectionGround } from '../inspection.ts'
import type { VictimStanding } from '../victim-standings.ts'

/** What was noted of a step. */
export type StepMark = {
  completionDate: CalendarDate | null
  completedAt: string | null
  note: string | null
  notNeeded: boolean
}

/** What of an injured person moves a term. */
export type VictimTerms = {
  standing: VictimStanding
  sickLeaveFrom: CalendarDate | null
  sickLeaveTo: CalendarDate | null
  finalDiagnosisDate: CalendarDate | null
  died: boolean
}

/** The state inspector investigates himself. */
export type StateInspection = {
  ground: InspectionGround
  decidedOn: CalendarDate | null
  /** The day of his conclusion, form 7. */
  concludedOn: CalendarDate | null
  /** By when his order must be fulfilled; null: he gave none, or it names no day. */
  prescriptionDue: CalendarDate | null
}

/** All that the course of an investigation depends on. */
export type CourseFacts = {
  degree: IncidentDegree
  occurredAt: string
  /** When the employer learnt of it. */
  toldAt: string
  timeZone: string
  /** Which days the company works. */
  calendar: ProductionCalendar
  applicationOn: CalendarDate | null
  commission: { members: number; orderDate: CalendarDate | null; changeOrderDate: CalendarDate | null }
  inspection: StateInspection | null
  extension: { until: CalendarDate; decidedAt: string } | null
  worsening: { from: IncidentDegree; knownAt: string } | null
  isWorkRelated: boolean | null
  hasDisagreements: boolean | null
  victims: readonly VictimTerms[]
  marks: ReadonlyMap<StepKey, StepMark>
}
