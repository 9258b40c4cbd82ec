import type { RouteKey } from '@ot/contract'
import type { Recipe } from './recipe.ts'

/** Calls of notifications and of the event stream. Everybody reads for himself, so viewers mark what they have read. */
export const NOTIFICATION_RECIPES: Partial<Record<RouteKey, Recipe>> = {
  'GET /api/notifications': {
    play: ({ companyId }) => ({ path: `/api/notifications?companyId=${companyId}` }),
  },
  'GET /api/notifications/count': {
    play: ({ companyId }) => ({ path: `/api/notifications/count?companyId=${companyId}` }),
  },
  'PATCH /api/notifications/:id': {
    play: ({ notificationId }) => ({ path: `/api/notifications/${notificationId}`, body: { isRead: true } }),
  },
  'POST /api/notifications/read-all': {
    play: ({ companyId }) => ({ path: '/api/notifications/read-all', body: { companyId } }),
  },
  'GET /api/ad-cards': { play: () => ({ path: '/api/ad-cards' }), personal: true },
  'GET /api/stream': {
    play: ({ companyId }) => ({ path: `/api/stream?companyId=${companyId}&once=true` }),
  },
}
