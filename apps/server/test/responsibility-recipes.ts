import type { RouteKey } from '@ot/contract'
import type { Recipe, Smuggled } from './isolation-recipes.ts'
import type { World } from './isolation-world.ts'
import type { TestApp } from './world.ts'

export type AppointedWorld = { responsibilityId: number; termId: number }

const FREE_ROLE = 301
const APPOINTED = 101
const TAKEN_OFF = 401

/** Somebody who stands in a role, and a role that was taken off. */
export async function appointInto(
  app: TestApp,
  { owner, companyId, employeeId }: Pick<World, 'owner' | 'companyId' | 'employeeId'>,
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

export const RESPONSIBILITY_RECIPES: Partial<Record<RouteKey, Recipe>> = {
  'GET /api/responsibilities': {
    play: ({ companyId }) => ({ path: `/api/responsibilities?companyId=${companyId}` }),
  },
  'POST /api/responsibilities': {
    play: ({ companyId, employeeId }) => ({
      path: '/api/responsibilities',
      body: named(companyId, employeeId),
    }),
  },
  'PATCH /api/responsibilities/:id': {
    play: ({ responsibilityId }) => ({
      path: `/api/responsibilities/${responsibilityId}`,
      body: { orderLink: 'Приказ №1-ОТ от 03.03.2025' },
    }),
  },
  'DELETE /api/responsibilities/:id': {
    play: ({ responsibilityId }) => ({ path: `/api/responsibilities/${responsibilityId}` }),
  },
  'GET /api/responsibilities/:id/order': {
    play: ({ responsibilityId }) => ({ path: `/api/responsibilities/${responsibilityId}/order` }),
  },
  'GET /api/responsibilities/history': {
    play: ({ companyId }) => ({ path: `/api/responsibilities/history?companyId=${companyId}` }),
  },
  'GET /api/responsibilities/history/:id/order': {
    play: ({ termId }) => ({ path: `/api/responsibilities/history/${termId}/order` }),
  },
}

function named(companyId: number, employeeId: number) {
  return { companyId, employeeId, responsibilityRoleDefinitionId: FREE_ROLE, orderLink: 'Не требуется' }
}

export const RESPONSIBILITY_SMUGGLED: Smuggled[] = [
  {
    name: 'чужой работник ответственным',
    method: 'POST',
    play: (own, foreign) => ({
      path: '/api/responsibilities',
      body: named(own.companyId, foreign.employeeId),
    }),
  },
  {
    name: 'чужой работник вместо ответственного',
    method: 'PATCH',
    play: (own, foreign) => ({
      path: `/api/responsibilities/${own.responsibilityId}`,
      body: { employeeId: foreign.employeeId },
    }),
  },
]
