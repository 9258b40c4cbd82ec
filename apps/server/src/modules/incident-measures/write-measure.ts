import { isDeepStrictEqual } from 'node:util'
import { type IncidentMeasure, MeasureFields } from '@ot/contract'
import { allow, type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { audit, checkVersion } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped, type Tx } from '../../db/transaction.ts'
import { undoably } from '../../db/undoable.ts'
import { checkedPatch } from '../../http/merge-patch.ts'
import { getIncidentHead, type IncidentHead } from './incident-queries.ts'
import { getMeasure, insertMeasure, updateMeasure } from './measure-queries.ts'
import { measureFields, requireSoundMeasure, requireStanding } from './measure-rules.ts'
import { presentMeasure } from './present.ts'

/** A change of what follows an incident that stands, in a transaction that holds the company's lock. */
export async function afterIncident<T>(
  ctx: Ctx,
  incidentId: number,
  work: (tx: Tx, incident: IncidentHead) => Promise<T>,
): Promise<T> {
  const { companyId } = await readScoped(ctx, (tx) => getIncidentHead(tx, companyIdsOf(ctx), incidentId))
  allow(ctx, companyId, 'incident.change')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const incident = await getIncidentHead(tx, [companyId], incidentId)
    requireStanding(incident)
    return work(tx, incident)
  })
}

export async function addMeasure(
  ctx: Ctx,
  incidentId: number,
  fields: MeasureFields,
): Promise<IncidentMeasure> {
  return afterIncident(ctx, incidentId, async (tx, incident) => {
    const { companyId } = incident
    await requireSoundMeasure(tx, ctx, incident, { before: null, after: fields })
    const id = await insertMeasure(tx, { companyId, incidentId, now: ctx.now }, fields)
    await audit(tx, ctx, {
      companyId,
      action: 'incident-measure.added',
      entity: 'incident-measure',
      entityId: id,
      before: null,
      after: { incidentId, ...fields },
    })
    return presentMeasure(await getMeasure(tx, companyId, { incidentId, id }), ctx.today(companyId))
  })
}

type Change = { incidentId: number; id: number; changes: unknown; ifMatch: number | null }

export async function changeMeasure(
  ctx: Ctx,
  { incidentId, id, changes, ifMatch }: Change,
): Promise<IncidentMeasure> {
  return afterIncident(ctx, incidentId, async (tx, incident) => {
    const { companyId } = incident
    const stored = await getMeasure(tx, companyId, { incidentId, id })
    const entity = { companyId, entity: 'incident-measure', entityId: id } as const
    await checkVersion(tx, { ...entity, stored: stored.version, expected: ifMatch })
    const before = measureFields(stored)
    const after = checkedPatch(MeasureFields, before, changes)
    await requireSoundMeasure(tx, ctx, incident, { before, after })
    const today = ctx.today(companyId)
    if (isDeepStrictEqual(before, after)) return presentMeasure(stored, today)
    const deed = {
      companyId,
      permission: 'incident.change',
      name: stored.what,
      touched: [{ table: 'incident_measures', of: { column: 'id', ids: [id] } }],
    } as const
    await undoably(tx, ctx, deed, async () => {
      await updateMeasure(tx, stored, after, ctx.now)
      await audit(tx, ctx, { ...entity, action: 'incident-measure.changed', before, after })
    })
    return presentMeasure(await getMeasure(tx, companyId, { incidentId, id }), today)
  })
}
