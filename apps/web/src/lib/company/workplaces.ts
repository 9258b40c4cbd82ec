import type { WorkplaceAnswer, WorkplaceFields } from '@ot/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Over } from '../../lib/http/seen-version.ts'
import { call } from '../api.ts'
import { storedAmong } from '../form/save-conflict.ts'
import { refreshAfter } from '../stale-queries.ts'

export function workplacesQuery(companyId: number) {
  return queryOptions({
    queryKey: ['workplaces', companyId],
    queryFn: ({ signal }) => call('GET /api/workplaces', { query: { companyId } }, { signal }),
  })
}

export async function createWorkplace(
  client: QueryClient,
  companyId: number,
  fields: WorkplaceFields,
  idempotencyKey: string,
): Promise<void> {
  await call('POST /api/workplaces', { body: { companyId, ...fields } }, { idempotencyKey })
  await refreshAfter(client, 'workplace')
}

/** Its people's assessments follow. */
export async function changeWorkplace(
  client: QueryClient,
  { id, version }: Over<Pick<WorkplaceAnswer, 'id' | 'version'>>,
  changes: Partial<WorkplaceFields>,
): Promise<void> {
  await call('PATCH /api/workplaces/:id', { params: { id }, body: changes }, { version })
  await refreshAfter(client, 'workplace')
}

export async function deleteWorkplace(
  client: QueryClient,
  { id, version }: Over<Pick<WorkplaceAnswer, 'id' | 'version'>>,
): Promise<void> {
  try {
    await call('DELETE /api/workplaces/:id', { params: { id } }, { version })
  } finally {
    await refreshAfter(client, 'workplace')
  }
}

/** As it is stored now. */
export async function readWorkplace({
  id,
  companyId,
}: Pick<WorkplaceAnswer, 'id' | 'companyId'>): Promise<WorkplaceAnswer> {
  const workplaces = await call('GET /api/workplaces', { query: { companyId } })
  return storedAmong(workplaces, { id }, 'Рабочее место уже удалил другой пользователь.')
}
