import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { adCardPicture, shownAdCards } from './ad-cards.ts'
import { presentNotification } from './present.ts'
import { markAllRead, markRead, notificationsOf, readNotificationCount } from './read-notifications.ts'

export function registerNotifications(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/notifications', async ({ ctx, query, setTotal }) => {
    const { companyId, isRead, ...page } = query
    const wanted = isRead === undefined ? null : isRead === 'true'
    const { rows, total } = await notificationsOf(await ctx(), companyId, { ...page, isRead: wanted })
    setTotal(total)
    return rows.map(presentNotification)
  })

  registerRoute(app, 'GET /api/notifications/count', async ({ ctx, query }) =>
    readNotificationCount(await ctx(), query.companyId),
  )

  registerRoute(app, 'PATCH /api/notifications/:id', async ({ ctx, params, body }) =>
    presentNotification(await markRead(await ctx(), params.id, body.isRead)),
  )

  registerRoute(app, 'POST /api/notifications/read-all', async ({ ctx, body }) => {
    await markAllRead(await ctx(), body.companyId)
    return undefined
  })

  registerRoute(app, 'GET /api/ad-cards', async () => shownAdCards(app.deps.database.db))
  registerRoute(app, 'GET /api/ad-cards/:place/picture', async ({ params }) =>
    adCardPicture(app.deps.database.db, Number(params.place)),
  )
}
