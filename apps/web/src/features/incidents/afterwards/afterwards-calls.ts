import type { Afterwards, CallInput, IncidentMeasure, MeasureFields, WorkplaceAnswer } from '@ot/contract'
import type { DeclarationEnding } from '@ot/domain'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { storedAmong } from '../../../lib/form/save-conflict.ts'
import { refreshAfter } from '../../../lib/live/stale-queries.ts'

export function afterwardsQuery(incidentId: number) {
  return queryOptions({
    queryKey: ['incident-afterwards', incidentId],
    queryFn: ({ signal }): Promise<Afterwards> =>
      call('GET /api/incidents/:id/afterwards', { params: { id: incidentId } }, { signal }),
  })
}

/** What the papers of the incident print of it is asked for anew. */
async function refresh(client: QueryClient, incidentId: number): Promise<void> {
  const stale = [afterwardsQuery(incidentId).queryKey, ['incident-papers', incidentId], ['overview']]
  await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
}

export async function addMeasure(
  client: QueryClient,
  incidentId: number,
  body: MeasureFields,
  idempotencyKey: string,
): Promise<void> {
  const params = { id: incidentId }
  await call('POST /api/incidents/:id/measures', { params, body }, { idempotencyKey })
  await refresh(client, incidentId)
}

export async function changeMeasure(
  client: QueryClient,
  { id, incidentId, version }: Pick<IncidentMeasure, 'id' | 'incidentId' | 'version'>,
  body: Partial<MeasureFields>,
): Promise<void> {
  const params = { id: incidentId, measureId: id }
  await call('PATCH /api/incidents/:id/measures/:measureId', { params, body }, { version })
  await refresh(client, incidentId)
}

/** As it is stored at this moment. */
export async function readMeasure(
  client: QueryClient,
  incidentId: number,
  id: number,
): Promise<IncidentMeasure> {
  const { measures } = await client.fetchQuery({ ...afterwardsQuery(incidentId), staleTime: 0 })
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
  await Promise.all([refresh(client, incidentId), refreshAfter(client, 'event')])
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
  await Promise.all([refresh(client, incidentId), refreshAfter(client, 'event')])
  return asked
}

type Ended = { declarationEndedOn: string; declarationEndedBy: DeclarationEnding }

/** The workplace has a term then: its people's assessments follow. */
export async function endDeclaration(
  client: QueryClient,
  incidentId: number,
  { workplaceId: id, version }: Pick<Afterwards['declarations'][number], 'workplaceId' | 'version'>,
  body: Ended,
): Promise<void> {
  await call('PATCH /api/workplaces/:id', { params: { id }, body }, { version })
  await refreshDeclarations(client, incidentId)
}

export async function refreshDeclarations(client: QueryClient, incidentId: number): Promise<void> {
  await Promise.all([refresh(client, incidentId), refreshAfter(client, 'event')])
}

/** The workplace as it is stored now. */
export async function readDeclared(companyId: number, id: number): Promise<WorkplaceAnswer> {
  const workplaces = await call('GET /api/workplaces', { query: { companyId } })
  return storedAmong(workplaces, { id }, 'Рабочее место уже удалил другой пользователь.')
}
