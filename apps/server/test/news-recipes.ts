import type { RouteKey } from '@ot/contract'
import type { Recipe } from './recipe.ts'

/** News belong to nobody; only the question whom of the company's people one touches names a company. */
export const NEWS_RECIPES: Partial<Record<RouteKey, Recipe>> = {
  'GET /api/news': { play: () => ({ path: '/api/news' }), personal: true },
  'GET /api/news/:id': { play: ({ newsId }) => ({ path: `/api/news/${newsId}` }), personal: true },
  'GET /api/news/pictures/:id': {
    play: ({ newsPictureId }) => ({ path: `/api/news/pictures/${newsPictureId}` }),
    personal: true,
  },
  'GET /api/news/:id/impact': {
    play: ({ companyId, newsId }) => ({ path: `/api/news/${newsId}/impact?companyId=${companyId}` }),
  },
}
