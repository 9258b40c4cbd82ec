import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { confirmPersonal } from './confirm-personal.ts'
import { listFields } from './list-fields.ts'
import { readPersonal } from './personal-state.ts'
import { previewPaper } from './preview-paper.ts'
import { readDifferences } from './read-differences.ts'
import { readSource } from './read-source.ts'
import { discardPreview, withdrawPersonal } from './take-back.ts'
import { uploadPersonal } from './upload-personal.ts'

export function registerOwnTemplates(app: FastifyInstance): void {
  const { library } = app.deps
  registerRoute(app, 'GET /api/templates/:id/source', async ({ ctx, params, query }) =>
    readSource(await ctx(), library, { templateId: params.id, ...query }),
  )
  registerRoute(app, 'GET /api/templates/:id/personal', async ({ ctx, params, query }) =>
    readPersonal(await ctx(), library, { templateId: params.id, ...query }),
  )
  registerRoute(app, 'PUT /api/templates/:id/personal', async ({ ctx, params, query, upload }) =>
    uploadPersonal(await ctx(), library, {
      templateId: params.id,
      companyId: query.companyId,
      fileName: upload.fileName,
      bytes: upload.bytes,
      baseEdition: upload.fields.baseEdition,
    }),
  )
  registerRoute(app, 'GET /api/templates/:id/personal/preview', async ({ ctx, params, query }) =>
    previewPaper(await ctx(), library, { templateId: params.id, ...query }),
  )
  registerRoute(app, 'POST /api/templates/:id/personal/confirm', async ({ ctx, params, body }) =>
    confirmPersonal(await ctx(), library, { templateId: params.id, ...body }),
  )
  registerRoute(app, 'DELETE /api/templates/:id/personal/preview', async ({ ctx, params, query }) => {
    await discardPreview(await ctx(), library, { templateId: params.id, ...query })
    return undefined
  })
  registerRoute(app, 'DELETE /api/templates/:id/personal', async ({ ctx, params, query }) => {
    await withdrawPersonal(await ctx(), library, { templateId: params.id, ...query })
    return undefined
  })
  registerRoute(app, 'GET /api/templates/:id/personal/differences', async ({ ctx, params, query }) =>
    readDifferences(await ctx(), library, { templateId: params.id, ...query }),
  )
  registerRoute(app, 'GET /api/template-fields', async ({ ctx, query }) =>
    listFields(await ctx(), library, query),
  )
}
