import type { Department } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { departmentsQuery, readDepartments } from '../../../../lib/company/staff.ts'
import { storedAmong } from '../../../../lib/form/save-conflict.ts'
import { ApiError } from '../../../../lib/http/api-error.ts'
import type { SeenVersion } from '../../../../lib/http/seen-version.ts'

const NOT_THERE = 404

export async function createDepartment(
  client: QueryClient,
  body: { companyId: number; name: string },
  idempotencyKey: string,
): Promise<Department> {
  const created = await call('POST /api/employee-groups', { body }, { idempotencyKey })
  await reloadDepartments(client, body.companyId)
  return created
}

/** Only what is another than it was. */
export async function changeDepartment(
  client: QueryClient,
  department: Department,
  { name, headEmployeeId }: { name: string; headEmployeeId: number | null },
  version: SeenVersion,
): Promise<void> {
  const { id, companyId } = department
  const body = {
    ...(name === department.name ? {} : { name }),
    ...(headEmployeeId === department.headEmployeeId ? {} : { headEmployeeId }),
  }
  await orGone(client, companyId, () =>
    call('PATCH /api/employee-groups/:id', { params: { id }, body }, { version }),
  )
}

export async function deleteDepartment(client: QueryClient, { id, companyId }: Department): Promise<void> {
  await orGone(client, companyId, () => call('DELETE /api/employee-groups/:id', { params: { id } }))
}

/** A department that somebody else has deleted leaves the list. */
async function orGone(client: QueryClient, companyId: number, change: () => Promise<unknown>): Promise<void> {
  try {
    await change()
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_THERE) await reloadDepartments(client, companyId)
    throw error
  }
  await reloadDepartments(client, companyId)
}

/** The server sorts them: the list comes anew. */
export function reloadDepartments(client: QueryClient, companyId: number): Promise<void> {
  return client.invalidateQueries({ queryKey: departmentsQuery(companyId).queryKey })
}

/** As it is stored now. */
export async function readDepartment({ id, companyId }: Department): Promise<Department> {
  const departments = await readDepartments(companyId)
  return storedAmong(departments, { id }, 'Отдел уже удалён другим пользователем.')
}
