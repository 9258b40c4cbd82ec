import type { TestApp } from '../world.ts'
import type { TestUser } from './user.ts'

export type AppointedWorld = { responsibilityId: number; termId: number }

const APPOINTED = 101
const TAKEN_OFF = 401

/** Somebody who stands in a role, and a role that was taken off. */
export async function appointInto(
  app: TestApp,
  { owner, companyId, employeeId }: { owner: TestUser; companyId: number; employeeId: number },
): Promise<AppointedWorld> {
  const client = app.as(owner)
  async function appoint(roleId: number): Promise<number> {
    const role = { responsibilityRoleDefinitionId: roleId, orderLink: 'Не требуется' }
    const { status, body } = await client.post('/api/responsibilities', { companyId, employeeId, ...role })
    if (status !== 201) throw new Error(`nobody was appointed: ${body.description}`)
    return Number(body.responsibilityId)
  }
  await client.delete(`/api/responsibilities/${await appoint(TAKEN_OFF)}`)
  const { body } = await client.get(`/api/responsibilities/history?companyId=${companyId}`)
  return { responsibilityId: await appoint(APPOINTED), termId: Number(body[0].id) }
}
