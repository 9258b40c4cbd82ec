import type { Afterwards, CallInput, IncidentMeasure, MeasureFields, WorkplaceAnswer } from '@ot/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { changeWorkplace } from '../../../lib/company/workplaces.ts'
import { storedAmong } from '../../../lib/form/save-conflict.ts'
import type { Over } from '../../../lib/http/seen-version.ts'
import { readAnew } from '../../../lib/read-anew.ts'
import { refreshAfter } from '../../../lib/stale-queries.ts'

export function afterwardsQuery(incidentId: number) {
  return queryOptions({
    queryKey: ['incident-afterwards', incidentId],
    queryFn: ({ signal }): Promise<Afterwards> =>
      call('GET /api/incidents/:id/afterwards', { params: { id: incidentId } }, { signal }),
  })
}

export async function addMeasure(
  client: QueryClient,
  incidentId: number,
  body: MeasureFields,
  idempotencyKey: string,
): Promise<void> {
  const params = { id: incidentId }
  await call('POST /api/incidents/:id/measures', { params, body }, { idempotencyKey })
  await refreshAfter(client, 'incident')
}

export async function changeMeasure(
  client: QueryClient,
  { id, incidentId, version }: Over<Pick<IncidentMeasure, 'id' | 'incidentId' | 'version'>>,
  body: Partial<MeasureFields>,
): Promise<void> {
  const params = { id: incidentId, measureId: id }
  await call('PATCH /api/incidents/:id/measures/:measureId', { params, body }, { version })
  await refreshAfter(client, 'incident')
}

/** As it is stored at this moment. */
export async function readMeasure(
  client: QueryClient,
  incidentId: number,
  id: number,
): Promise<IncidentMeasure> {
  const { measures } = await readAnew(client, afterwardsQuery(incidentId))
  return storedAmong(measures, { id }, 'Этого мероприятия больше нет.')
}

type Concerned = CallInput<'POST /api/incidents/:id/briefings'>['body']

/** Briefings are asked for by a memo; they stand among the events and in the register of memos. */
export async function askBriefing(
  client: QueryClient,
  incidentId: number,
  body: Concerned,
  idempotencyKey: string,
): Promise<void> {
  const params = { id: incidentId }
  await call('POST /api/incidents/:id/briefings', { params, body }, { idempotencyKey })
  await refreshAfter(client, ['incident', 'event'])
}

type Review = CallInput<'POST /api/incidents/:id/risk-reviews'>['body']
export type ReviewAsked = Awaited<ReturnType<typeof askRiskReview>>

export async function askRiskReview(
  client: QueryClient,
  incidentId: number,
  body: Review,
  idempotencyKey: string,
) {
  const params = { id: incidentId }
  const asked = await call('POST /api/incidents/:id/risk-reviews', { params, body }, { idempotencyKey })
  await refreshAfter(client, ['incident', 'event'])
  return asked
}

export async function endDeclaration(
  client: QueryClient,
  workplace: Over<Pick<WorkplaceAnswer, 'id' | 'version'>>,
  ending: Pick<WorkplaceAnswer, 'declarationEndedOn' | 'declarationEndedBy'>,
): Promise<void> {
  await changeWorkplace(client, workplace, ending)
  await refreshAfter(client, 'incident')
}

export async function refreshDeclarations(client: QueryClient): Promise<void> {
  await refreshAfter(client, ['incident', 'event'])
}
