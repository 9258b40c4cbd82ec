import type { RouteKey } from '@ot/contract'
import type { Recipe } from './recipe.ts'

export const START_RECIPES = {
  'GET /api/start': { play: ({ companyId }) => ({ path: `/api/start?companyId=${companyId}` }) },
  'PATCH /api/start': {
    play: ({ companyId }) => ({ path: '/api/start', body: { companyId, isHidden: true } }),
  },
  'GET /api/list-views': { play: ({ companyId }) => ({ path: `/api/list-views?companyId=${companyId}` }) },
  'POST /api/list-views': {
    play: ({ companyId }) => ({
      path: '/api/list-views',
      body: { companyId, list: 'microtraumas', name: 'Этот год', isShared: true, search: 'year=2025' },
    }),
  },
  'PATCH /api/list-views/:id': {
    play: ({ listViewId }) => ({ path: `/api/list-views/${listViewId}`, body: { search: 'q=цех' } }),
  },
  'DELETE /api/list-views/:id': { play: ({ listViewId }) => ({ path: `/api/list-views/${listViewId}` }) },
  'PUT /api/list-views/columns': {
    play: ({ companyId }) => ({
      path: '/api/list-views/columns',
      body: { companyId, list: 'microtraumas', hidden: ['injury'] },
    }),
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
