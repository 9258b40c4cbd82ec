import { type IncidentStatus, isCourseDone } from '@ot/domain'
import { type LoadedIncident, stepsOf } from './load-incident.ts'

/** Closed once all that the law demands of the case is done; a cancelled one stays so until it is returned. */
export function statusOf(loaded: LoadedIncident, now: string): IncidentStatus {
  if (loaded.incident.cancelReason !== null) return 'cancelled'
  return isCourseDone(stepsOf(loaded, now)) ? 'closed' : 'investigating'
}
