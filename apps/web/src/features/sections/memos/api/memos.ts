import type { CallInput, CompanyAnswer, MemoAnswer } from '@ot/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '../../../../lib/api.ts'
import { companyQuery } from '../../../../lib/company/company.ts'
import { fileName, saveFile } from '../../../../lib/http/save-file.ts'
import type { Over } from '../../../../lib/http/seen-version.ts'
import { refreshAfter } from '../../../../lib/stale-queries.ts'

export type NewMemoBody = CallInput<'POST /api/memos'>['body']
export type MemoPatchBody = CallInput<'PATCH /api/memos/:id'>['body']

/** The registry, newest first. */
export function memosQuery(companyId: number) {
  return queryOptions({
    queryKey: ['memos', companyId],
    queryFn: ({ signal }) => call('GET /api/memos', { query: { companyId } }, { signal }),
  })
}

/** Spec 4: the company is asked for anew each time a memo is formed or opened. */
export function loadCompany(client: QueryClient, companyId: number): Promise<CompanyAnswer> {
  return client.fetchQuery({ ...companyQuery(companyId), staleTime: 0 })
}

export function loadMemo(id: number): Promise<MemoAnswer> {
  return call('GET /api/memos/:id', { params: { id } })
}

export async function createMemo(
  client: QueryClient,
  body: NewMemoBody,
  idempotencyKey: string,
): Promise<MemoAnswer> {
  const memo = await call('POST /api/memos', { body }, { idempotencyKey })
  refreshMemos(client)
  return memo
}

export async function changeMemo(
  client: QueryClient,
  { id, version }: Over<Pick<MemoAnswer, 'id' | 'version'>>,
  changes: MemoPatchBody,
): Promise<MemoAnswer> {
  const memo = await call('PATCH /api/memos/:id', { params: { id }, body: changes }, { version })
  refreshMemos(client)
  return memo
}

export async function deleteMemo(
  client: QueryClient,
  { id, version }: Over<Pick<MemoAnswer, 'id' | 'version'>>,
): Promise<void> {
  await call('DELETE /api/memos/:id', { params: { id } }, { version })
  refreshMemos(client)
}

/** A memo holds rows of the sections and completes them. Nobody waits for thousands of rows to come anew. */
export function refreshMemos(client: QueryClient): void {
  void refreshAfter(client, 'memo')
}

/** The memo as a Word document, into the downloads. */
export async function saveMemoFile({ id, number }: MemoAnswer): Promise<void> {
  const { answer, headers } = await callWithHeaders('GET /api/memos/:id/file', { params: { id } })
  saveFile(answer, fileName(headers, `Заявка № ${number}.docx`))
}
