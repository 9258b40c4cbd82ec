import type { RouteKey } from '@ot/contract'
import type { Recipe, Smuggled } from './recipe.ts'

const FREE_ROLE = 301
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
