import { bySoonest, incidentLabel, type StepKey, type StepState } from '@ot/domain'
import { lastMomentText } from '@ot/text'
import type { Tx } from '../../db/transaction.ts'
import { listIncidents } from './incident-queries.ts'
import { type LoadedIncident, loadParts, stepsOf } from './load-incident.ts'

/** A step that the law demands, is not done and has a last day. */
export type IncidentDeadline = {
  incidentId: number
  label: string
  key: StepKey
  title: string
  deadline: string
  deadlineAt: string | null
  /** The day, and the hour of a term in hours, as the company's clocks show it. */
  until: string
  state: StepState
}

/** Of all incidents under investigation, the soonest first. */
export async function listIncidentDeadlines(
  tx: Tx,
  companyId: number,
  now: string,
): Promise<IncidentDeadline[]> {
  const open = await loadParts(tx, companyId, await listIncidents(tx, companyId, { status: 'investigating' }))
  return deadlinesAmong(open, now)
}

export function deadlinesOf(loaded: LoadedIncident, now: string): IncidentDeadline[] {
  return loaded.incident.status === 'investigating' ? deadlinesAmong([loaded], now) : []
}

function deadlinesAmong(open: readonly LoadedIncident[], now: string): IncidentDeadline[] {
  return open
    .flatMap((loaded) =>
      stepsOf(loaded, now)
        .filter(({ required, state }) => required && state !== 'done' && state !== 'notNeeded')
        .map((step) => ({ ...step, incident: loaded.incident })),
    )
    .toSorted(bySoonest)
    .flatMap(({ incident, key, title, term: { deadline, deadlineAt }, state }) =>
      deadline === null
        ? []
        : [
            {
              incidentId: incident.id,
              label: incidentLabel(incident),
              key,
              title,
              state,
              deadline,
              deadlineAt,
              until: lastMomentText({ deadline, deadlineAt }, incident.timeZone),
            },
          ],
    )
}
