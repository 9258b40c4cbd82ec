import type { CompanyAnswer } from '@ot/contract'
import { call } from '../../../lib/api.ts'
import type { SaveConflict } from '../../../lib/form/save-conflict.ts'

/** After 412: what is stored now and who stored it. */
export async function getSaveConflict(base: CompanyAnswer): Promise<SaveConflict<CompanyAnswer>> {
  const params = { id: base.id }
  const [stored, log] = await Promise.all([
    call('GET /api/companies/:id', { params }),
    call('GET /api/companies/:id/log', { params, query: {} }),
  ])
  const saves = log
    .filter(({ entity }) => entity === 'company')
    .slice(0, stored.version - base.version)
    .map(({ userName, at }) => ({ author: userName, at }))
  return { stored, saves }
}
