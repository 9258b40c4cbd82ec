import { type IncidentStatus, incidentLabel, isCourseDone, type LogAction } from '@ot/domain'
import { allow, type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { audit, checkVersion } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped, type Tx } from '../../db/transaction.ts'
import { type Touched, undoably } from '../../db/undoable.ts'
import { Conflict } from '../../foundation/errors.ts'
import { getIncident, type HeadChanges, updateIncident } from './incident-queries.ts'
import { incidentRecord } from './incident-record.ts'
import { type LoadedIncident, loadIncident, stepsOf } from './load-incident.ts'
import { tellDegreeChanged } from './tell-of-incident.ts'

/** `reopenReason`: why a cancelled one is returned; without it a cancelled one does not change. */
type Written = {
  id: number
  ifMatch: number | null
  action: LogAction
  reopenReason?: string
  /** What of it can be put back; absent: nothing. */
  undoable?: 'head' | 'marks'
}
type Work = (tx: Tx, loaded: LoadedIncident) => Promise<HeadChanges>

/** The frame of every change: the work writes the parts and says what changes in the head; the status follows. */
export async function writeIncident(ctx: Ctx, written: Written, work: Work): Promise<LoadedIncident> {
  const { id, ifMatch, action, reopenReason = null } = written
  const { companyId } = await readScoped(ctx, (tx) => getIncident(tx, companyIdsOf(ctx), id))
  allow(ctx, companyId, 'incident.change')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const before = await loadIncident(tx, companyId, id)
    const { version: stored } = before.incident
    await checkVersion(tx, {
      companyId,
      entity: 'incident',
      entityId: id,
      stored,
      expected: ifMatch,
    })
    if (before.incident.cancelReason !== null && reopenReason === null)
      throw new Conflict('Происшествие отменено: верните его, чтобы изменить')
    const deed = {
      companyId,
      permission: 'incident.change',
      name: incidentLabel(before.incident),
      touched: touchedBy(written),
    } as const
    return undoably(tx, ctx, deed, async () => {
      const head = await work(tx, before)
      const changed = await loadIncident(tx, companyId, id)
      const status = statusOf({ ...changed, incident: { ...changed.incident, ...head } }, ctx.now)
      await updateIncident(tx, before.incident, { ...head, status }, ctx.now)
      const after = await loadIncident(tx, companyId, id)
      await audit(tx, ctx, {
        companyId,
        action,
        entity: 'incident',
        entityId: id,
        before: { ...incidentRecord(before), reopenReason: null },
        after: { ...incidentRecord(after), reopenReason },
      })
      if (after.incident.degree !== before.incident.degree) await tellDegreeChanged(tx, ctx, after)
      return after
    })
  })
}

function touchedBy({ id, undoable }: Written): Touched[] {
  if (undoable === undefined) return []
  const head: Touched = { table: 'incidents', of: { column: 'id', ids: [id] } }
  return undoable === 'head'
    ? [head]
    : [head, { table: 'incident_steps', of: { column: 'incident_id', ids: [id] } }]
}

/** Closed once all that the law demands of the case is done; a cancelled one stays so until it is returned. */
function statusOf(loaded: LoadedIncident, now: string): IncidentStatus {
  if (loaded.incident.cancelReason !== null) return 'cancelled'
  return isCourseDone(stepsOf(loaded, now)) ? 'closed' : 'investigating'
}
