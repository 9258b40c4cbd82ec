import type { PayerAnswer } from '@ot/contract'
import type { PayerField } from '@ot/domain'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import type { SaveConflict } from '../../../lib/form/save-conflict.ts'
import { ApiError } from '../../../lib/http/api-error.ts'

/** Every field is said, the empty ones as null. */
export type PayerBody = {
  type: PayerAnswer['type']
  name: string | null
  data: Record<PayerField, string | null>
}

/** What is not named stays as it is stored. */
export type PayerChanges = Partial<Omit<PayerBody, 'data'>> & { data?: Partial<PayerBody['data']> }

export function payersQuery(companyId: number) {
  return queryOptions({
    queryKey: ['payers', companyId],
    queryFn: ({ signal }) => call('GET /api/payers', { query: { companyId } }, { signal }),
  })
}

export async function refreshPayers(client: QueryClient, companyId: number): Promise<void> {
  await client.invalidateQueries({ queryKey: ['payers', companyId] })
}

export async function createPayer(
  client: QueryClient,
  body: PayerBody & { companyId: number },
  idempotencyKey: string,
): Promise<void> {
  await call('POST /api/payers', { body }, { idempotencyKey })
  await refreshPayers(client, body.companyId)
}

export async function changePayer(
  client: QueryClient,
  { id, companyId, version }: Pick<PayerAnswer, 'id' | 'companyId' | 'version'>,
  body: PayerChanges,
): Promise<void> {
  await call('PATCH /api/payers/:id', { params: { id }, body }, { version })
  await refreshPayers(client, companyId)
}

const LOG_PAGE = 100

/** After 412: what is stored now and who stored it. */
export async function getPayerConflict(base: PayerAnswer): Promise<SaveConflict<PayerAnswer>> {
  const { id, companyId } = base
  const [payers, log] = await Promise.all([
    call('GET /api/payers', { query: { companyId } }),
    call('GET /api/companies/:id/log', { params: { id: companyId }, query: { limit: LOG_PAGE } }),
  ])
  const stored = payers.find((payer) => payer.id === id)
  if (stored === undefined) throw new ApiError(404, 'Плательщика уже удалил другой пользователь.')
  const saves = log
    .filter(({ entity, entityId }) => entity === 'payer' && entityId === id)
    .slice(0, stored.version - base.version)
    .map(({ userName, at }) => ({ author: userName, at }))
  return { stored, saves }
}

export async function deletePayer(client: QueryClient, { id, companyId }: PayerAnswer): Promise<void> {
  await call('DELETE /api/payers/:id', { params: { id } })
  await refreshPayers(client, companyId)
}
