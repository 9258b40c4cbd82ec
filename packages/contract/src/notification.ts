import { AD_CARD_PLACES, NOTIFICATION_FILTERS, NOTIFICATION_KINDS } from '@ot/domain'
import { z } from 'zod'
import { byCompany, byId, id, instant, paging, requiredText } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'notifications'
const count = z.int().nonnegative()

export const NotificationAnswer = z.object({
  id,
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  date: instant,
  /** Lines of plain text: who, what and when. */
  content: z.string(),
  /** By the user who asks: every member reads for himself. */
  isRead: z.boolean(),
  important: z.boolean(),
  /** The page of the product where it is dealt with. */
  link: z.string(),
})
export type NotificationAnswer = z.infer<typeof NotificationAnswer>

export const NotificationCount = z.object({
  all: count,
  unread: count,
  important: count,
  importantUnread: count,
})
export type NotificationCount = z.infer<typeof NotificationCount>

/** What the operator shows beside the notifications; a place without a card has a tip about the product. */
export const AdCard = z.object({
  place: z.literal(AD_CARD_PLACES),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  /** Where its picture is; null: it has none. */
  picture: z.string().nullable(),
})
export type AdCard = z.infer<typeof AdCard>

const CARD_LINK = /^(?:https?:\/\/|mailto:|\/(?!\/))\S+$/

/** What the operator gives for a place. */
export const NewAdCard = z.strictObject({
  place: z.literal(AD_CARD_PLACES, { error: 'Место — 1, 2 или 3' }),
  title: requiredText(80),
  text: requiredText(200),
  url: z.string().max(500).regex(CARD_LINK, 'Адрес начинается с https://, mailto: или /'),
})
export type NewAdCard = z.infer<typeof NewAdCard>

export const notificationRoutes = defineRoutes({
  'GET /api/notifications': {
    access: 'user',
    tag,
    summary: 'Уведомления, новые сверху',
    query: z.strictObject({
      ...byCompany.shape,
      ...paging,
      filter: z.enum(NOTIFICATION_FILTERS).default('off'),
      /** Beside the filter: only what was read, or was not. */
      isRead: z.enum(['true', 'false']).optional(),
    }),
    answer: z.array(NotificationAnswer),
  },
  'GET /api/notifications/count': {
    access: 'user',
    tag,
    summary: 'Сколько уведомлений: всех, непрочитанных, важных',
    query: byCompany,
    answer: NotificationCount,
  },
  'PATCH /api/notifications/:id': {
    access: 'user',
    tag,
    summary: 'Отметить прочитанным или вернуть в непрочитанные',
    params: byId,
    body: z.strictObject({ isRead: z.boolean() }),
    answer: NotificationAnswer,
  },
  'POST /api/notifications/read-all': {
    access: 'user',
    tag,
    summary: 'Отметить все прочитанными',
    body: z.strictObject({ companyId: id }),
    status: 204,
    undoable: true,
  },
  'GET /api/ad-cards': {
    access: 'user',
    tag,
    summary: 'Карточки рядом с уведомлениями',
    answer: z.array(AdCard),
  },
  'GET /api/ad-cards/:place/picture': {
    access: 'public',
    tag,
    summary: 'Картинка карточки',
    params: z.strictObject({ place: z.enum(['1', '2', '3']) }),
    isHeavy: false,
    file: 'image/png',
    otherFiles: ['image/jpeg', 'image/webp'],
  },
})
