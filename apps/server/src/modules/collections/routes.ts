import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { changeRecord, createRecord, deleteRecord, recordsOf } from './change-records.ts'
import { COUNTERPARTIES } from './counterparties.ts'
import { PLACES } from './places.ts'

export function registerCollections(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/counterparties', async ({ ctx, query }) =>
    recordsOf(await ctx(), COUNTERPARTIES, query.companyId),
  )
  registerRoute(app, 'POST /api/counterparties', async ({ ctx, body: { companyId, ...fields } }) =>
    createRecord(await ctx(), COUNTERPARTIES, { companyId, fields }),
  )
  registerRoute(app, 'PATCH /api/counterparties/:id', async ({ ctx, params, body, ifMatch }) =>
    changeRecord(await ctx(), COUNTERPARTIES, { id: params.id, changes: body, ifMatch }),
  )
  registerRoute(app, 'GET /api/places', async ({ ctx, query }) =>
    recordsOf(await ctx(), PLACES, query.companyId),
  )
  registerRoute(app, 'POST /api/places', async ({ ctx, body: { companyId, ...fields } }) =>
    createRecord(await ctx(), PLACES, { companyId, fields }),
  )
  registerRoute(app, 'PATCH /api/places/:id', async ({ ctx, params, body, ifMatch }) =>
    changeRecord(await ctx(), PLACES, { id: params.id, changes: body, ifMatch }),
  )
  registerRoute(app, 'DELETE /api/places/:id', async ({ ctx, params, ifMatch }) => {
    await deleteRecord(await ctx(), PLACES, { id: params.id, ifMatch })
    return undefined
  })
  registerRoute(app, 'DELETE /api/counterparties/:id', async ({ ctx, params, ifMatch }) => {
    await deleteRecord(await ctx(), COUNTERPARTIES, { id: params.id, ifMatch })
    return undefined
  })
}
