import type { FastifyInstance } from 'fastify'
import { membershipOf } from '../../context/ctx.ts'
import { registerRoute } from '../../http/register-route.ts'
import { makeArchive } from './archive.ts'
import { presentCatalogue, templateGroupsOf } from './catalogue.ts'
import { checkSet } from './check-set.ts'
import { readTemplate, templateReader } from './list-templates.ts'
import { makeDraft } from './make-draft.ts'
import { makePages } from './make-pages.ts'
import { inFormat } from './paper/printed.ts'
import { readByTemplate, readDocumentFile, readDocumentPages, readDocuments } from './read-documents.ts'
import { readNextNumber } from './read-next-number.ts'
import { refreshDocuments } from './refresh-documents.ts'
import { registerDocument } from './register-document.ts'
import { registerMany } from './register-many.ts'
import { rememberAnswers } from './remember-answers.ts'
import { searchTemplates } from './search-templates.ts'
import { signDocuments } from './sign-documents.ts'
import { voidDocument } from './void-document.ts'

export function registerDocuments(app: FastifyInstance): void {
  const { library, pdf, stopping } = app.deps
  registerRoute(app, 'GET /api/catalogue', async () => presentCatalogue(library))
  registerRoute(app, 'GET /api/template-groups', async () => templateGroupsOf(library))
  const readTemplates = templateReader(library)
  registerRoute(app, 'GET /api/templates', async ({ ctx, query, kept }) => {
    const known = await ctx()
    const { companyId } = query
    const of = membershipOf(known, companyId).subscription
    return kept(known, { companyId, of }, () => readTemplates(known, query))
  })
  registerRoute(app, 'GET /api/templates/:id', async ({ ctx, params, query }) =>
    readTemplate(readTemplates, await ctx(), { id: params.id, ...query }),
  )
  registerRoute(app, 'GET /api/templates/search', async ({ ctx, query }) =>
    searchTemplates(await ctx(), library, query),
  )
  registerRoute(app, 'PUT /api/templates/:id/answers', async ({ ctx, params, body }) =>
    rememberAnswers(await ctx(), library, { templateId: params.id, ...body }),
  )
  registerRoute(app, 'POST /api/templates/:id/draft', async ({ ctx, params, body }) =>
    inFormat(pdf, body.format, await makeDraft(await ctx(), library, { templateId: params.id, ...body })),
  )
  registerRoute(app, 'POST /api/templates/:id/pages', async ({ ctx, params, body }) =>
    makePages(await ctx(), { library, pdf }, { templateId: params.id, ...body }),
  )
  registerRoute(app, 'GET /api/templates/:id/next-number', async ({ ctx, params, query }) =>
    readNextNumber(await ctx(), library, { templateId: params.id, ...query }),
  )
  registerRoute(app, 'GET /api/documents', async ({ ctx, query, setTotal }) => {
    const { documents, total } = await readDocuments(await ctx(), library, query)
    setTotal(total)
    return documents
  })
  registerRoute(app, 'GET /api/documents/by-template', async ({ ctx, query }) =>
    readByTemplate(await ctx(), library, query.companyId),
  )
  registerRoute(app, 'POST /api/documents', async ({ ctx, body }) =>
    registerDocument(await ctx(), library, body),
  )
  registerRoute(app, 'POST /api/documents/bulk', async ({ ctx, body }) =>
    registerMany(await ctx(), library, body),
  )
  registerRoute(app, 'POST /api/documents/refresh', async ({ ctx, body }) =>
    refreshDocuments(await ctx(), library, body),
  )
  registerRoute(app, 'POST /api/documents/:id/void', async ({ ctx, params, body }) =>
    voidDocument(await ctx(), { id: params.id, reason: body.reason }),
  )
  registerRoute(app, 'POST /api/documents/sign', async ({ ctx, body }) => signDocuments(await ctx(), body))
  registerRoute(app, 'GET /api/documents/:id/file', async ({ ctx, params, query }) =>
    inFormat(pdf, query.format, await readDocumentFile(await ctx(), library, params.id)),
  )
  registerRoute(app, 'GET /api/documents/:id/pages', async ({ ctx, params }) =>
    readDocumentPages(await ctx(), { library, pdf }, params.id),
  )
  registerRoute(app, 'POST /api/documents/check', async ({ ctx, body }) =>
    checkSet(await ctx(), library, body),
  )
  registerRoute(app, 'POST /api/documents/archive', async ({ ctx, body, idempotencyKey }) =>
    makeArchive(await ctx(), { library, pdf, stopping }, { ...body, key: idempotencyKey }),
  )
}
