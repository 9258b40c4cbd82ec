import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { makeArchive } from './archive.ts'
import { catalogueOf, templateGroupsOf } from './catalogue.ts'
import { listTemplates } from './list-templates.ts'
import { makeDraft } from './make-draft.ts'
import { readDocumentFile, readDocuments } from './read-documents.ts'
import { registerDocument } from './register-document.ts'
import { rememberAnswers } from './remember-answers.ts'
import { voidDocument } from './void-document.ts'

export function registerDocuments(app: FastifyInstance): void {
  const { library } = app.deps
  registerRoute(app, 'GET /api/catalogue', async () => catalogueOf(library))
  registerRoute(app, 'GET /api/template-groups', async () => templateGroupsOf(library))
  registerRoute(app, 'GET /api/templates', async ({ ctx, query }) =>
    listTemplates(await ctx(), library, query.companyId),
  )
  registerRoute(app, 'PUT /api/templates/:id/answers', async ({ ctx, params, body }) =>
    rememberAnswers(await ctx(), library, { templateId: params.id, ...body }),
  )
  registerRoute(app, 'POST /api/templates/:id/draft', async ({ ctx, params, body }) =>
    makeDraft(await ctx(), library, { templateId: params.id, ...body }),
  )
  registerRoute(app, 'GET /api/documents', async ({ ctx, query, setTotal }) => {
    const { documents, total } = await readDocuments(await ctx(), {
      ...query,
      templateId: query.templateId ?? null,
    })
    setTotal(total)
    return documents
  })
  registerRoute(app, 'POST /api/documents', async ({ ctx, body }) =>
    registerDocument(await ctx(), library, body),
  )
  registerRoute(app, 'POST /api/documents/:id/void', async ({ ctx, params, body }) =>
    voidDocument(await ctx(), { id: params.id, reason: body.reason }),
  )
  registerRoute(app, 'GET /api/documents/:id/file', async ({ ctx, params }) =>
    readDocumentFile(await ctx(), library, params.id),
  )
  registerRoute(app, 'POST /api/documents/archive', async ({ ctx, body, idempotencyKey }) =>
    makeArchive(await ctx(), library, { ...body, key: idempotencyKey }),
  )
}
