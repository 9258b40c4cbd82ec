import type { RouteKey } from '@ot/contract'
import type { Recipe, Smuggled } from './recipe.ts'

/** Letters and support: what is a user's own carries no id of a company. */
export const LETTER_RECIPES: Partial<Record<RouteKey, Recipe>> = {
  'GET /api/letters': { play: ({ companyId }) => ({ path: `/api/letters?companyId=${companyId}` }) },
  'GET /api/letters/settings': {
    play: ({ companyId }) => ({ path: `/api/letters/settings?companyId=${companyId}` }),
  },
  'PATCH /api/letters/settings': {
    play: ({ companyId }) => ({ path: '/api/letters/settings', body: { companyId, rhythm: 'daily' } }),
  },
  'POST /api/letters/sample': {
    play: ({ companyId }) => ({ path: '/api/letters/sample', body: { companyId } }),
  },
  'POST /api/employee-groups/:id/letter': {
    play: ({ departmentId }) => ({ path: `/api/employee-groups/${departmentId}/letter` }),
  },
  'DELETE /api/employee-groups/:id/letter-links': {
    play: ({ departmentId }) => ({ path: `/api/employee-groups/${departmentId}/letter-links` }),
  },
  'GET /api/support/messages': { play: () => ({ path: '/api/support/messages' }), personal: true },
  'POST /api/support/messages': {
    play: () => ({ path: '/api/support/messages', body: { text: 'Как загрузить список?' } }),
    personal: true,
  },
  'POST /api/support/messages/read': {
    play: () => ({ path: '/api/support/messages/read' }),
    personal: true,
  },
}

export const LETTER_SMUGGLED: Smuggled[] = [
  {
    name: 'чужой работник руководителем отдела',
    method: 'PATCH',
    play: (own, foreign) => ({
      path: `/api/employee-groups/${own.departmentId}`,
      body: { headEmployeeId: foreign.employeeId },
    }),
  },
]
