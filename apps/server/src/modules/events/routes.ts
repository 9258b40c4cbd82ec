import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { changeEvent } from './change-event.ts'
import { completeEvent, completeEvents } from './complete-events.ts'
import { createEvent, createEvents } from './create-events.ts'
import { deleteEvent } from './delete-event.ts'
import { exportSection } from './export-section.ts'
import { findEventOf } from './find-event.ts'
import { historyOf } from './history.ts'
import { eventsOfEmployee, eventsOfSection } from './lists.ts'
import { presentAll, presentCompleted, presentOne } from './present.ts'
import { undoCompletion, undoCompletions } from './undo-completion.ts'

export function registerEvents(app: FastifyInstance): void {
  registerReading(app)

  registerRoute(app, 'POST /api/events', async ({ ctx, body }) => {
    const known = await ctx()
    return presentOne(known, await createEvent(known, body))
  })

  registerRoute(app, 'POST /api/events/bulk', async ({ ctx, body }) => {
    const known = await ctx()
    return presentAll(known, await createEvents(known, body))
  })

  registerRoute(app, 'PATCH /api/events/:id', async ({ ctx, params, body, ifMatch }) => {
    const known = await ctx()
    return presentOne(known, await changeEvent(known, { id: params.id, changes: body, ifMatch }))
  })

  registerRoute(app, 'DELETE /api/events/:id', async ({ ctx, params, ifMatch }) => {
    await deleteEvent(await ctx(), { id: params.id, ifMatch })
    return undefined
  })

  registerRoute(app, 'POST /api/events/:id/complete', async ({ ctx, params, body }) => {
    const known = await ctx()
    return presentCompleted(known, await completeEvent(known, { id: params.id, completion: body }))
  })

  registerRoute(app, 'POST /api/events/complete', async ({ ctx, body }) => {
    const known = await ctx()
    const { companyId, eventIds, ...completion } = body
    const done = await completeEvents(known, { companyId, eventIds, completion })
    return done.map((one) => presentCompleted(known, one))
  })

  registerRoute(app, 'POST /api/events/:id/undo', async ({ ctx, params, body }) => {
    const known = await ctx()
    const { completionId = null, together: isTogether = false } = body
    const undone = await undoCompletion(known, { id: params.id, completionId, isTogether })
    return presentOne(known, undone)
  })

  registerRoute(app, 'POST /api/events/undo', async ({ ctx, body }) => {
    const known = await ctx()
    return presentAll(known, await undoCompletions(known, body))
  })
}

function registerReading(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/events', async ({ ctx, query, kept }) => {
    const known = await ctx()
    const { companyId, section, due } = query
    return kept(known, { companyId }, () =>
      eventsOfSection(known, { companyId, section, isDueOnly: due === 'true' }),
    )
  })

  registerRoute(app, 'GET /api/employees/:id/events', async ({ ctx, params, query }) => {
    const known = await ctx()
    return presentAll(known, await eventsOfEmployee(known, params.id, query.section ?? null))
  })

  registerRoute(app, 'GET /api/events/:id', async ({ ctx, params }) => {
    const known = await ctx()
    return presentOne(known, await findEventOf(known, params.id))
  })

  registerRoute(app, 'GET /api/events/export', async ({ ctx, query }) => {
    const { companyId, section, due } = query
    return exportSection(await ctx(), { companyId, section, isDueOnly: due === 'true' })
  })

  registerRoute(app, 'GET /api/events/:id/history', async ({ ctx, params }) =>
    historyOf(await ctx(), params.id),
  )
}
