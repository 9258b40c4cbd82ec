import type { Evidence, IncidentAnswer, IncidentStep, IncidentSummary } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import {
  actLabel,
  type CourseStep,
  dayIn,
  incidentLabel,
  isGroupDegree,
  nextStepOf,
  timeIn,
} from '@ot/domain'
import type { ListedEvidence } from './evidence-queries.ts'
import { type LoadedIncident, stepsOf } from './load-incident.ts'
import { warningsOf } from './warnings.ts'

type Shown = { now: string; library: Library }

export function presentIncidentSummary(loaded: LoadedIncident, now: string): IncidentSummary {
  return {
    ...presentHead(loaded, stepsOf(loaded, now)),
    victims: loaded.victims.map(({ id, employeeId, fullname, position }) => ({
      id,
      employeeId,
      fullname,
      position,
    })),
  }
}

export function presentIncident(
  loaded: LoadedIncident,
  { now, library, headIds }: Shown & { headIds: ReadonlySet<number> },
): IncidentAnswer {
  const { incident, victims, members } = loaded
  const { orderNumber, orderDate, changeOrderNumber, changeOrderDate } = incident
  const { toldAt, applicationOn, departmentId, circumstances, particulars, cancelReason, createdAt } =
    incident
  const steps = stepsOf(loaded, now)
  return {
    ...presentHead(loaded, steps),
    toldAt,
    applicationOn,
    departmentId,
    circumstances,
    particulars,
    cancelReason,
    createdAt,
    victims: victims.map(({ id, employeeId, fullname, position, department, facts }, place) => ({
      ...facts,
      id,
      employeeId,
      fullname,
      position,
      department,
      actLabel: actLabel(incident, place, victims.length),
    })),
    commission: {
      orderNumber,
      orderDate,
      changeOrderNumber,
      changeOrderDate,
      members: members.map(({ id, employeeId, fullname, position, organisation, role }) => ({
        id,
        employeeId,
        fullname,
        position,
        organisation,
        role,
      })),
    },
    extension: extensionOf(loaded),
    worsening: worseningOf(loaded),
    steps: steps.map((step) => presentStep(step, library)),
    warnings: warningsOf(loaded, headIds),
  }
}

function extensionOf({ incident }: LoadedIncident): IncidentAnswer['extension'] {
  const { extendedUntil: until, extensionReason: reason, extensionDecidedAt: decidedAt } = incident
  return until === null || reason === null || decidedAt === null ? null : { until, reason, decidedAt }
}

function worseningOf({ incident }: LoadedIncident): IncidentAnswer['worsening'] {
  const { worsenedFrom: from, worseningKnownAt: knownAt } = incident
  return from === null || knownAt === null ? null : { from, knownAt }
}

function presentHead({ incident }: LoadedIncident, steps: readonly CourseStep[]) {
  const { id, companyId, number, year, degree, status, occurredAt, place, department, version } = incident
  const isOpen = status === 'investigating'
  const asked = steps.filter(({ required }) => required)
  const next = isOpen ? nextStepOf(steps) : null
  return {
    id,
    companyId,
    number,
    year,
    degree,
    status,
    occurredAt,
    place,
    department,
    version,
    label: incidentLabel(incident),
    group: isGroupDegree(degree),
    occurredDate: dayIn(occurredAt, incident.timeZone),
    occurredTime: timeIn(occurredAt, incident.timeZone),
    nextStep: next === null ? null : presentNext(next),
    overdue: isOpen ? asked.filter(({ state }) => state === 'overdue').length : 0,
    stepsDone: asked.filter(({ state }) => state === 'done' || state === 'notNeeded').length,
    stepsTotal: asked.length,
  }
}

function presentNext({ key, title, term, state }: CourseStep) {
  return { key, title, deadline: term.deadline, deadlineAt: term.deadlineAt, state }
}

function presentStep({ term, templateIds, ...step }: CourseStep, library: Library): IncidentStep {
  const { key, title, explanation, legalBasis, who, required, canBeLeftOut } = step
  const { completionDate, completedAt, note, blockedBy, state, isFormer } = step
  return {
    key,
    title,
    explanation,
    legalBasis,
    who,
    required,
    canBeLeftOut,
    completionDate,
    completedAt,
    note,
    blockedBy,
    state,
    isFormer,
    deadline: term.deadline,
    deadlineAt: term.deadlineAt,
    deadlineFrom: term.from,
    templates: templateIds.flatMap((templateId) => {
      const template = library.find(templateId)
      return template === null ? [] : [{ templateId, name: template.title }]
    }),
  }
}

export function presentEvidence(row: ListedEvidence): Evidence {
  const { id, incidentId, fileName, mediaType, byteLength, sha256, stepKey, note } = row
  const { takenAt, latitude, longitude, addedAt, addedBy, withdrawnAt, withdrawnBy, withdrawReason } = row
  return {
    id,
    incidentId,
    mediaType,
    sha256,
    stepKey,
    note,
    takenAt,
    latitude,
    longitude,
    addedAt,
    name: fileName,
    bytes: byteLength,
    addedBy,
    withdrawn:
      withdrawnAt === null || withdrawReason === null
        ? null
        : { at: withdrawnAt, by: withdrawnBy, reason: withdrawReason },
  }
}
