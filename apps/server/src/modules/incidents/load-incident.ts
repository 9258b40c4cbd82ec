import { Particulars } from '@ot/contract'
import {
  type CourseFacts,
  type CourseStep,
  courseOf,
  dayIn,
  type ProductionCalendar,
  type StepMark,
} from '@ot/domain'
import { readProductionCalendar } from '../../db/production-calendar.ts'
import type { Tx } from '../../db/transaction.ts'
import { getIncident, type ZonedIncident } from './incident-queries.ts'
import {
  type CommissionMemberRow,
  listCommissionMembers,
  listMarks,
  listVictims,
  type StepRow,
  type VictimRow,
} from './part-queries.ts'
import { victimFactsOf } from './victims.ts'

/** All that is kept of one incident: what the papers and the course are made from. */
export type LoadedIncident = {
  incident: ZonedIncident
  victims: VictimRow[]
  members: CommissionMemberRow[]
  marks: StepRow[]
  calendar: ProductionCalendar
}

/** Throws NotFound when it is not the company's. */
export async function loadIncident(tx: Tx, companyId: number, id: number): Promise<LoadedIncident> {
  return loadAmong(tx, [companyId], id)
}

/** The same for a call that carries only an id. */
export async function loadAmong(tx: Tx, companyIds: readonly number[], id: number): Promise<LoadedIncident> {
  return withParts(tx, await getIncident(tx, companyIds, id))
}

async function withParts(tx: Tx, incident: ZonedIncident): Promise<LoadedIncident> {
  const [loaded] = await loadParts(tx, incident.companyId, [incident])
  if (loaded === undefined) throw new Error('an incident without its parts')
  return loaded
}

/** The parts of many incidents of one company, in as many statements as of one. */
export async function loadParts(
  tx: Tx,
  companyId: number,
  incidents: readonly ZonedIncident[],
): Promise<LoadedIncident[]> {
  if (incidents.length === 0) return []
  const ids = incidents.map(({ id }) => id)
  const victims = await listVictims(tx, companyId, ids)
  const members = await listCommissionMembers(tx, companyId, ids)
  const marks = await listMarks(tx, companyId, ids)
  const calendar = await readProductionCalendar(tx, companyId)
  return incidents.map((incident) => ({
    incident: { ...incident, particulars: Particulars.parse(incident.particulars) },
    victims: victims.filter(ofIncident(incident)).map(complete),
    members: members.filter(ofIncident(incident)),
    marks: marks.filter(ofIncident(incident)),
    calendar,
  }))
}

function ofIncident({ id }: { id: number }) {
  return ({ incidentId }: { incidentId: number }) => incidentId === id
}

/** Facts that were not asked yet when the row was written are empty. */
function complete(row: VictimRow): VictimRow {
  return { ...row, facts: victimFactsOf(row.facts) }
}

export function courseFactsOf({ incident, victims, members, marks, calendar }: LoadedIncident): CourseFacts {
  const { degree, occurredAt, toldAt, timeZone, applicationOn, orderDate, changeOrderDate } = incident
  return {
    degree,
    occurredAt,
    toldAt,
    timeZone,
    calendar,
    applicationOn,
    commission: { members: members.length, orderDate, changeOrderDate },
    extension:
      incident.extendedUntil === null || incident.extensionDecidedAt === null
        ? null
        : { until: incident.extendedUntil, decidedAt: incident.extensionDecidedAt },
    worsening:
      incident.worsenedFrom === null || incident.worseningKnownAt === null
        ? null
        : { from: incident.worsenedFrom, knownAt: incident.worseningKnownAt },
    isWorkRelated: incident.particulars.isWorkRelated,
    hasDisagreements: incident.particulars.hasDisagreements,
    inspection: inspectionOf(incident.particulars),
    victims: victims.map(({ facts }) => ({
      standing: facts.standing,
      sickLeaveFrom: facts.sickLeaveFrom,
      sickLeaveTo: facts.sickLeaveTo,
      finalDiagnosisDate: facts.finalDiagnosisDate,
      died: facts.outcome === 'died' || facts.severity === 'fatal',
    })),
    marks: new Map(marks.map((row) => [row.key, markOf(row)])),
  }
}

function inspectionOf(particulars: Particulars): CourseFacts['inspection'] {
  const { inspectionGround: ground, inspectionDecidedOn: decidedOn } = particulars
  const { inspectorConcludedOn: concludedOn, prescriptionDue } = particulars
  return ground === null ? null : { ground, decidedOn, concludedOn, prescriptionDue }
}

function markOf({ completionDate, completedAt, note, notNeeded }: StepRow): StepMark {
  return { completionDate, completedAt, note, notNeeded }
}

export function stepsOf(loaded: LoadedIncident, now: string): CourseStep[] {
  return courseOf(courseFactsOf(loaded), { now, today: dayIn(now, loaded.incident.timeZone) })
}
