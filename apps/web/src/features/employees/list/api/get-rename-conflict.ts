import type { Department } from '@ot/contract'
import { call } from '../../../../lib/api.ts'
import type { SaveConflict } from '../../../../lib/form/save-conflict.ts'
import { ApiError } from '../../../../lib/http/api-error.ts'

const LOG_PAGE = 100

/** After 412: what the department is called now and who named it so. */
export async function getRenameConflict(base: Department): Promise<SaveConflict<Department>> {
  const { companyId } = base
  const [departments, log] = await Promise.all([
    call('GET /api/employee-groups', { query: { companyId } }),
    call('GET /api/companies/:id/log', { params: { id: companyId }, query: { limit: LOG_PAGE } }),
  ])
  const stored = departments.find(({ id }) => id === base.id)
  if (stored === undefined) throw new ApiError(404, 'Отдел уже удалён другим пользователем.')
  const saves = log
    .filter(({ entity, entityId }) => entity === 'department' && entityId === base.id)
    .slice(0, stored.version - base.version)
    .map(({ userName, at }) => ({ author: userName, at }))
  return { stored, saves }
}
