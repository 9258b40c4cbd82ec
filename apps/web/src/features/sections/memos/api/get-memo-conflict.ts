import type { MemoAnswer } from '@ot/contract'
import { call } from '../../../../lib/api.ts'
import type { SaveConflict } from '../../../../lib/form/save-conflict.ts'

const LOG_PAGE = 100

/** After 412: what is stored now and who stored it. */
export async function getMemoConflict(base: MemoAnswer): Promise<SaveConflict<MemoAnswer>> {
  const { id, companyId } = base
  const [stored, log] = await Promise.all([
    call('GET /api/memos/:id', { params: { id } }),
    call('GET /api/companies/:id/log', { params: { id: companyId }, query: { limit: LOG_PAGE } }),
  ])
  const saves = log
    .filter(({ entity, entityId }) => entity === 'memo' && entityId === id)
    .slice(0, stored.version - base.version)
    .map(({ userName, at }) => ({ author: userName, at }))
  return { stored, saves }
}
