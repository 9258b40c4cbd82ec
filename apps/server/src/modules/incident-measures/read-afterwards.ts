import type { Afterwards } from '@ot/contract'
import { type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { readScoped, type Tx } from '../../db/transaction.ts'
import {
  countRiskReviews,
  findMicrotrauma,
  getIncidentHead,
  type IncidentHead,
  listBriefings,
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
    microtrauma: await findMicrotrauma(tx, incident),
  }
}
