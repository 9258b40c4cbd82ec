import type { RouteKey } from '@ot/contract'
import type { Recipe, Smuggled } from './isolation-recipes.ts'

/** Counterparties, places and things. */
export const COLLECTION_RECIPES: Partial<Record<RouteKey, Recipe>> = {
  'GET /api/counterparties': {
    play: ({ companyId }) => ({ path: `/api/counterparties?companyId=${companyId}` }),
  },
  'POST /api/counterparties': {
    play: ({ companyId }) => ({
      path: '/api/counterparties',
      body: { companyId, kind: 'laundry', name: 'Прачечная' },
    }),
  },
  'PATCH /api/counterparties/:id': {
    play: ({ counterpartyId }) => ({
      path: `/api/counterparties/${counterpartyId}`,
      body: { contractNumber: '15-М' },
    }),
  },
  'DELETE /api/counterparties/:id': {
    play: ({ counterpartyId }) => ({ path: `/api/counterparties/${counterpartyId}` }),
  },
}

/** Another's id hidden in a call on one's own company. */
export const COLLECTION_SMUGGLED: Smuggled[] = []
