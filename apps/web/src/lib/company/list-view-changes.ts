import type { CallInput, ListViewAnswer } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { Over } from '../../lib/http/seen-version.ts'
import { call } from '../api.ts'
import { storedAmong } from '../form/save-conflict.ts'
import { LIST_VIEWS_KEY, readListViews } from '../list-views.ts'

type NewView = CallInput<'POST /api/list-views'>['body']
type ViewChange = CallInput<'PATCH /api/list-views/:id'>['body']

export async function createListView(
  client: QueryClient,
  body: NewView,
  idempotencyKey: string,
): Promise<ListViewAnswer> {
  const made = await call('POST /api/list-views', { body }, { idempotencyKey })
  await refreshListViews(client, body)
  return made
}

export async function changeListView(
  client: QueryClient,
  { id, companyId, version }: Over<Pick<ListViewAnswer, 'id' | 'companyId' | 'version'>>,
  body: ViewChange,
): Promise<void> {
  await call('PATCH /api/list-views/:id', { params: { id }, body }, { version })
  await refreshListViews(client, { companyId })
}

export async function deleteListView(
  client: QueryClient,
  { id, companyId, version }: Over<Pick<ListViewAnswer, 'id' | 'companyId' | 'version'>>,
): Promise<void> {
  await call('DELETE /api/list-views/:id', { params: { id } }, { version })
  await refreshListViews(client, { companyId })
}

/** As it is stored now. */
export async function readListView({
  id,
  companyId,
}: Pick<ListViewAnswer, 'id' | 'companyId'>): Promise<ListViewAnswer> {
  const { views } = await readListViews(companyId)
  return storedAmong(views, { id }, 'Этот вид уже удалил или оставил только себе другой пользователь.')
}

export async function refreshListViews(
  client: QueryClient,
  { companyId }: { companyId: number },
): Promise<void> {
  await client.invalidateQueries({ queryKey: [LIST_VIEWS_KEY, companyId] })
}
