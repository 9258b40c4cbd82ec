import type { RouteKey } from '@ot/contract'
import type { Recipe } from './recipe.ts'

export const START_RECIPES = {
  'GET /api/start': { play: ({ companyId }) => ({ path: `/api/start?companyId=${companyId}` }) },
  'PATCH /api/start': {
    play: ({ companyId }) => ({ path: '/api/start', body: { companyId, isHidden: true } }),
  },
  'GET /api/facts': { play: ({ companyId }) => ({ path: `/api/facts?companyId=${companyId}` }) },
  'PUT /api/facts': {
    play: ({ companyId }) => ({
      path: '/api/facts',
      body: { companyId, values: { smokingPlace: 'у ворот' } },
    }),
  },
  'GET /api/account/export': { play: () => ({ path: '/api/account/export' }), personal: true },
  'GET /api/account/export/summary': {
    play: () => ({ path: '/api/account/export/summary' }),
    personal: true,
  },
} satisfies Partial<Record<RouteKey, Recipe>>
