import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { invoiceFile } from './invoice-file.ts'
import { invoicesOf } from './invoices-of.ts'
import { orderTariff } from './order-tariff.ts'
import { changePayer, createPayer, deletePayer, payersOf } from './payers.ts'
import { quoteTariff, readSubscription } from './subscription.ts'

export function registerBilling(app: FastifyInstance): void {
  const { settings } = app.deps
  registerRoute(app, 'GET /api/subscription', async ({ ctx, query }) =>
    readSubscription(await ctx(), query.companyId, settings.seller !== null),
  )
  registerRoute(app, 'GET /api/subscription/quote', async ({ ctx, query }) => quoteTariff(await ctx(), query))
  registerRoute(app, 'POST /api/subscription', async ({ ctx, body }) =>
    orderTariff(await ctx(), app.deps, body),
  )
  registerRoute(app, 'GET /api/invoices', async ({ ctx, query }) => invoicesOf(await ctx(), query.companyId))
  registerRoute(app, 'GET /api/invoices/:id/file', async ({ ctx, params, query }) =>
    invoiceFile(await ctx(), app.deps, { id: params.id, paper: 'invoice', format: query.format }),
  )
  registerRoute(app, 'GET /api/invoices/:id/act', async ({ ctx, params, query }) =>
    invoiceFile(await ctx(), app.deps, { id: params.id, paper: 'act', format: query.format }),
  )
  registerPayers(app)
}

function registerPayers(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/payers', async ({ ctx, query }) => payersOf(await ctx(), query.companyId))
  registerRoute(app, 'POST /api/payers', async ({ ctx, body }) => createPayer(await ctx(), body))
  registerRoute(app, 'PATCH /api/payers/:id', async ({ ctx, params, body, ifMatch }) =>
    changePayer(await ctx(), { id: params.id, changes: body, ifMatch }),
  )
  registerRoute(app, 'DELETE /api/payers/:id', async ({ ctx, params }) => {
    await deletePayer(await ctx(), params.id)
    return undefined
  })
}
