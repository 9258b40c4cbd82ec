import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { calendarFeed } from './calendar-feed.ts'
import { calendarLinkTime, makeCalendarLink, revokeCalendarLink } from './calendar-link.ts'
import { overviewReader } from './read-overview.ts'
import { readOverviewPictures } from './read-pictures.ts'

export function registerOverview(app: FastifyInstance): void {
  const readOverview = overviewReader()
  registerRoute(app, 'GET /api/overview', async ({ ctx, query }) =>
    readOverview(await ctx(), query.companyId),
  )

  registerRoute(app, 'GET /api/overview/pictures', async ({ ctx, query }) =>
    readOverviewPictures(await ctx(), query.companyId),
  )

  registerRoute(app, 'GET /api/events/calendar-link', async ({ ctx, query }) => ({
    createdAt: await calendarLinkTime(await ctx(), query.companyId),
  }))
  registerRoute(app, 'POST /api/events/calendar-link', async ({ ctx, body }) =>
    makeCalendarLink(await ctx(), body.companyId, app.deps.settings.publicUrl),
  )
  registerRoute(app, 'DELETE /api/events/calendar-link', async ({ ctx, query }) => {
    await revokeCalendarLink(await ctx(), query.companyId)
    return undefined
  })
  registerRoute(app, 'GET /api/events/calendar.ics', async ({ query }) => calendarFeed(app.deps, query.token))
}
