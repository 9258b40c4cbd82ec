import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { draftRecordPaper } from './draft-record-paper.ts'
import { listRecordPapers } from './list-record-papers.ts'
import { registerRecordPaper } from './register-record-paper.ts'

export function registerRecordPapers(app: FastifyInstance): void {
  const { library, pdf, stopping } = app.deps
  registerRoute(app, 'GET /api/record-papers', async ({ ctx, query }) =>
    listRecordPapers(await ctx(), library, query.companyId),
  )
  registerRoute(app, 'POST /api/record-papers/:id/draft', async ({ ctx, params, body }) =>
    draftRecordPaper(await ctx(), { library, pdf, stopping }, { ...body, paperId: params.id }),
  )
  registerRoute(app, 'POST /api/record-papers/:id', async ({ ctx, params, body }) =>
    registerRecordPaper(await ctx(), library, { ...body, paperId: params.id }),
  )
}
