import type { IncidentFacts } from '@ot/doc-library'
import { type CalendarDate, dayIn } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { listWorkplaces, standingOnWorkplaces } from '../events/index.ts'
import { listEvidence, loadIncident, stepsOf } from '../incidents/index.ts'
import type { Gathered, Workplace } from './gathered.ts'
import { incidentFacts, namedBy } from './incident-facts.ts'
import {
  findExamined,
  findNamedPeople,
  listDoneRecords,
  listPlannedMeasures,
  listRegistered,
} from './record-queries.ts'

/** One incident ready to be printed. */
export type IncidentWorld = Gathered & {
  facts: IncidentFacts
  /** Whom of the management the commission questions. */
  officials: IncidentFacts['witnesses']
  steps: ReturnType<typeof stepsOf>
  today: CalendarDate
}

export async function loadIncidentWorld(
  tx: Tx,
  ctx: Ctx,
  { companyId, incidentId, companyName }: { companyId: number; incidentId: number; companyName: string },
): Promise<IncidentWorld> {
  const loaded = await loadIncident(tx, companyId, incidentId)
  const { incident, victims, members } = loaded
  const { witnesses, officials, offenders } = incident.particulars
  const measures = await listPlannedMeasures(tx, companyId, [incidentId])
  const employeeIds = victims.flatMap(({ employeeId }) => employeeId ?? [])
  const named = [...members, ...witnesses, ...officials, ...offenders].flatMap(
    ({ employeeId }) => employeeId ?? [],
  )
  const until = dayIn(incident.occurredAt, incident.timeZone)
  const gathered: Gathered = {
    loaded,
    measures,
    people: await findNamedPeople(tx, companyId, [...employeeIds, ...named]),
    records: await listDoneRecords(tx, companyId, { employeeIds, until }),
    examined: await findExamined(tx, companyId, employeeIds),
    workplaces: await workplacesOf(tx, companyId),
    evidence: (await listEvidence(tx, companyId, incidentId)).filter(
      ({ withdrawnAt }) => withdrawnAt === null,
    ),
    registered: await listRegistered(tx, companyId, [incidentId]),
  }
  const steps = stepsOf(loaded, ctx.now)
  return {
    ...gathered,
    steps,
    today: ctx.today(companyId),
    facts: incidentFacts(gathered, { steps, companyName }),
    officials: officials.map(namedBy(gathered.people, companyName)),
  }
}

/** Where each employee is counted by the special assessment. */
async function workplacesOf(tx: Tx, companyId: number): Promise<ReadonlyMap<number, Workplace>> {
  const standing = await standingOnWorkplaces(tx, companyId)
  return new Map(
    (await listWorkplaces(tx, companyId)).flatMap(({ id, number, workingConditionsClass }) =>
      (standing.get(id) ?? []).map(
        (employeeId) => [employeeId, { number, conditionsClass: workingConditionsClass }] as const,
      ),
    ),
  )
}
