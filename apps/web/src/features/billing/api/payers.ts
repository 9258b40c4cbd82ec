import type { PayerAnswer } from '@ot/contract'
import type { PayerField } from '@ot/domain'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { storedAmong } from '../../../lib/form/save-conflict.ts'
import type { Over } from '../../../lib/http/seen-version.ts'

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
  { id, companyId, version }: Over<Pick<PayerAnswer, 'id' | 'companyId' | 'version'>>,
  body: PayerChanges,
): Promise<void> {
  await call('PATCH /api/payers/:id', { params: { id }, body }, { version })
  await refreshPayers(client, companyId)
}

/** As it is stored now. */
export async function readPayer({ id, companyId }: PayerAnswer): Promise<PayerAnswer> {
  const payers = await call('GET /api/payers', { query: { companyId } })
  return storedAmong(payers, { id }, 'Плательщика уже удалил другой пользователь.')
}

export async function deletePayer(client: QueryClient, { id, companyId }: PayerAnswer): Promise<void> {
  await call('DELETE /api/payers/:id', { params: { id } })
  await refreshPayers(client, companyId)
}
