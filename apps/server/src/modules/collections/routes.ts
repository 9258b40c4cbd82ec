import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { ABSENCES } from './absences.ts'
import { changeRecord, createRecord, deleteRecord, recordsOf } from './change-records.ts'
import { COUNTERPARTIES } from './counterparties.ts'
import { absencesTemplate, importAbsences } from './import-absences.ts'
import { importThings } from './import-things.ts'
import { markThings } from './mark-things.ts'
import { PLACES } from './places.ts'
import { presentThing, THINGS } from './things.ts'
import { thingsTemplate } from './things-template.ts'

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
  registerRoute(app, 'GET /api/absences', async ({ ctx, query }) =>
    recordsOf(await ctx(), ABSENCES, query.companyId),
  )
  registerRoute(app, 'POST /api/absences', async ({ ctx, body: { companyId, ...fields } }) =>
    createRecord(await ctx(), ABSENCES, { companyId, fields }),
  )
  registerRoute(app, 'POST /api/absences/import', async ({ ctx, query: { companyId, dryRun }, upload }) => {
    const { fields: options, ...file } = upload
    return importAbsences(await ctx(), { companyId, dryRun: dryRun === 'true', file, options })
  })
  registerRoute(app, 'GET /api/absences/import-template', () => absencesTemplate())
  registerRoute(app, 'PATCH /api/absences/:id', async ({ ctx, params, body, ifMatch }) =>
    changeRecord(await ctx(), ABSENCES, { id: params.id, changes: body, ifMatch }),
  )
  registerRoute(app, 'DELETE /api/absences/:id', async ({ ctx, params, ifMatch }) => {
    await deleteRecord(await ctx(), ABSENCES, { id: params.id, ifMatch })
    return undefined
  })
  registerRoute(app, 'GET /api/places', async ({ ctx, query }) =>
    recordsOf(await ctx(), PLACES, query.companyId),
  )
  registerRoute(app, 'POST /api/places', async ({ ctx, body: { companyId, ...fields } }) =>
    createRecord(await ctx(), PLACES, { companyId, fields }),
  )
  registerRoute(app, 'PATCH /api/places/:id', async ({ ctx, params, body, ifMatch }) =>
    changeRecord(await ctx(), PLACES, { id: params.id, changes: body, ifMatch }),
  )
  registerRoute(app, 'GET /api/things', async ({ ctx, query }) => {
    const known = await ctx()
    const things = await recordsOf(known, THINGS, query.companyId)
    return things.map((thing) => presentThing(thing, known.today(query.companyId)))
  })
  registerRoute(app, 'POST /api/things', async ({ ctx, body: { companyId, ...fields } }) => {
    const known = await ctx()
    return presentThing(await createRecord(known, THINGS, { companyId, fields }), known.today(companyId))
  })
  registerRoute(app, 'POST /api/things/import', async ({ ctx, query: { companyId, dryRun }, upload }) => {
    const { fileName, bytes } = upload
    return importThings(await ctx(), { companyId, dryRun: dryRun === 'true', file: { fileName, bytes } })
  })
  registerRoute(app, 'POST /api/things/import/errors', async ({ ctx, query: { companyId }, upload }) => {
    const { fileName, bytes } = upload
    return markThings(await ctx(), { companyId, file: { fileName, bytes } })
  })
  registerRoute(app, 'GET /api/things/import-template', () => thingsTemplate())
  registerRoute(app, 'PATCH /api/things/:id', async ({ ctx, params, body, ifMatch }) => {
    const known = await ctx()
    const thing = await changeRecord(known, THINGS, { id: params.id, changes: body, ifMatch })
    return presentThing(thing, known.today(thing.companyId))
  })
  registerRoute(app, 'DELETE /api/things/:id', async ({ ctx, params, ifMatch }) => {
    await deleteRecord(await ctx(), THINGS, { id: params.id, ifMatch })
    return undefined
  })
  registerRoute(app, 'DELETE /api/places/:id', async ({ ctx, params, ifMatch }) => {
    await deleteRecord(await ctx(), PLACES, { id: params.id, ifMatch })
    return undefined
  })
  registerRoute(app, 'DELETE /api/counterparties/:id', async ({ ctx, params, ifMatch }) => {
    await deleteRecord(await ctx(), COUNTERPARTIES, { id: params.id, ifMatch })
    return undefined
  })
}
