import type { MemoAnswer } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { refreshRecords } from '../../api/refresh-records.ts'
import type { MemoPatchBody, NewMemoBody } from '../form/memo-input.ts'

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
  { id, version }: Pick<MemoAnswer, 'id' | 'version'>,
  changes: MemoPatchBody,
): Promise<MemoAnswer> {
  const memo = await call('PATCH /api/memos/:id', { params: { id }, body: changes }, { version })
  refreshMemos(client)
  return memo
}

export async function deleteMemo(
  client: QueryClient,
  { id, version }: Pick<MemoAnswer, 'id' | 'version'>,
): Promise<void> {
  await call('DELETE /api/memos/:id', { params: { id } }, { version })
  refreshMemos(client)
}

/** A memo holds rows of the sections and completes them. Nobody waits for thousands of rows to come anew. */
export function refreshMemos(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['memos'] })
  void refreshRecords(client)
}
