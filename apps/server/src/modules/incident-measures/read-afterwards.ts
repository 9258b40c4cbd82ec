import type { Afterwards } from '@ot/contract'
import { type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { readScoped, type Tx } from '../../db/transaction.ts'
import { findWorkplace, workplaceDeadline } from '../events/index.ts'
import {
  countRiskReviews,
  findMicrotrauma,
  getIncidentHead,
  type IncidentHead,
  listBriefings,
  listVictimWorkplaces,
} from './incident-queries.ts'
import { listMeasures } from './measure-queries.ts'
import { presentMeasure } from './present.ts'

export async function afterwardsOf(ctx: Ctx, incidentId: number): Promise<Afterwards> {
  return readScoped(ctx, async (tx) =>
    readAfterwards(tx, ctx, await getIncidentHead(tx, companyIdsOf(ctx), incidentId)),
  )
}

export async function readAfterwards(tx: Tx, ctx: Ctx, incident: IncidentHead): Promise<Afterwards> {
  const { companyId, id } = incident
  const today = ctx.today(companyId)
  const measures = await listMeasures(tx, companyId, id)
  return {
    measures: measures.map((measure) => presentMeasure(measure, today)),
    briefings: await listBriefings(tx, incident),
    riskReviews: await countRiskReviews(tx, incident),
    declarations: await declarationsOf(tx, incident),
    microtrauma: await findMicrotrauma(tx, incident),
  }
}

/** Of a declaration that had ended before the accident there is nothing to ask. */
async function declarationsOf(tx: Tx, incident: IncidentHead): Promise<Afterwards['declarations']> {
  const ids = await listVictimWorkplaces(tx, incident)
  const declarations: Afterwards['declarations'] = []
  for (const workplaceId of ids) {
    const workplace = await findWorkplace(tx, incident.companyId, workplaceId)
    if (workplace === null || !workplace.declared) continue
    const { number, name, version, declarationEndedOn: endedOn } = workplace
    if (endedOn !== null && endedOn < incident.occurredOn) continue
    const deadline = workplaceDeadline(workplace)
    declarations.push({ workplaceId, version, number, name, endedOn, deadline })
  }
  return declarations
}
