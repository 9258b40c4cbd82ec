import type { EmployeeAnswer } from '@ot/contract'
import { call } from '../../../lib/api.ts'
import type { SaveConflict } from '../../../lib/form/save-conflict.ts'

/** After 412: what is stored now and who stored it. */
export async function getSaveConflict(base: EmployeeAnswer): Promise<SaveConflict<EmployeeAnswer>> {
  const params = { id: base.id }
  const [stored, history] = await Promise.all([
    call('GET /api/employees/:id', { params }),
    call('GET /api/employees/:id/history', { params }),
  ])
  const saves = history
    .slice(0, stored.version - base.version)
    .map(({ userName, at }) => ({ author: userName, at }))
  return { stored, saves }
}
