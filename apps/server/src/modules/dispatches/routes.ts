import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { recordSignatures, removeSignature } from './paper-signature.ts'
import { printSheet } from './print-sheet.ts'
import { readDispatch, readDispatches, readScan } from './read-dispatches.ts'
import { remindReaders } from './remind.ts'
import { revokeLinks } from './revoke.ts'
import { sendDispatch } from './send-dispatch.ts'
import { acknowledgeDispatch, openShared, sharedFile, sharedPages } from './shared-dispatch.ts'

export function registerDispatches(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/dispatches', async ({ ctx, query, setTotal }) => {
    const page = { ...query, status: query.status ?? null }
    const { dispatches, total } = await readDispatches(await ctx(), page)
    setTotal(total)
    return dispatches
  })
  registerRoute(app, 'POST /api/dispatches', async ({ ctx, body }) => {
    const { id } = await sendDispatch(await ctx(), app.deps, body)
    return readDispatch(await ctx(), id)
  })
  registerRoute(app, 'GET /api/dispatches/:id', async ({ ctx, params }) =>
    readDispatch(await ctx(), params.id),
  )
  registerRoute(app, 'POST /api/dispatches/:id/remind', async ({ ctx, params, body }) => {
    await remindReaders(await ctx(), app.deps, { ...params, ...body })
    return readDispatch(await ctx(), params.id)
  })
  registerRoute(app, 'POST /api/dispatches/:id/revoke', async ({ ctx, params, body }) => {
    await revokeLinks(await ctx(), { ...params, ...body })
    return readDispatch(await ctx(), params.id)
  })
  registerSignatures(app)
  registerShared(app)
}

function registerSignatures(app: FastifyInstance): void {
  registerRoute(app, 'POST /api/dispatches/:id/paper-signatures', async ({ ctx, params, upload }) => {
    await recordSignatures(await ctx(), { ...params, ...upload.fields, scan: upload })
    return readDispatch(await ctx(), params.id)
  })
  registerRoute(
    app,
    'DELETE /api/dispatches/:id/recipients/:recipientId/paper-signature',
    async ({ ctx, params }) => {
      await removeSignature(await ctx(), params)
      return readDispatch(await ctx(), params.id)
    },
  )
  registerRoute(app, 'GET /api/dispatches/:id/recipients/:recipientId/scan', async ({ ctx, params }) =>
    readScan(await ctx(), params),
  )
  registerRoute(app, 'GET /api/dispatches/:id/sheet', async ({ ctx, params }) =>
    printSheet(await ctx(), app.deps.library, params.id),
  )
}

/** The link itself is the permission. */
function registerShared(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/acknowledge/:token', async ({ params }) => openShared(app.deps, params.token))
  registerRoute(app, 'GET /api/acknowledge/:token/file/:documentId', async ({ params, query }) =>
    sharedFile(app.deps, { ...params, ...query }),
  )
  registerRoute(app, 'GET /api/acknowledge/:token/pages/:documentId', async ({ params }) =>
    sharedPages(app.deps, params),
  )
  registerRoute(app, 'POST /api/acknowledge/:token', async ({ params, body, address, userAgent }) =>
    acknowledgeDispatch(app.deps, { token: params.token, name: body.name, address, userAgent }),
  )
}
