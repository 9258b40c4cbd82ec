import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { readNormImpact } from './norm-impact.ts'
import { readNews, readNewsPage, readPicture } from './read-news.ts'

export function registerNews(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/news', async ({ query, setTotal }) => {
    const { items, total } = await readNewsPage(app.deps, { ...query, q: query.q ?? null })
    setTotal(total)
    return items
  })
  registerRoute(app, 'GET /api/news/:id', async ({ params }) => readNews(app.deps, params.id))
  registerRoute(app, 'GET /api/news/:id/impact', async ({ ctx, params, query }) =>
    readNormImpact(await ctx(), params.id, query.companyId),
  )
  registerRoute(app, 'GET /api/news/pictures/:id', async ({ params }) => readPicture(app.deps, params.id))
}
