import { SUPPORT_AUTHORS, SUPPORT_TEXT_MAX } from '@ot/domain'
import { z } from 'zod'
import { id, instant, paging, requiredText } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'support'

export const SupportMessage = z.object({
  id,
  author: z.enum(SUPPORT_AUTHORS),
  text: z.string(),
  createdAt: instant,
  /** An answer of the operator that the user has not seen is not read. */
  isRead: z.boolean(),
})
export type SupportMessage = z.infer<typeof SupportMessage>

export const NewSupportMessage = z.strictObject({ text: requiredText(SUPPORT_TEXT_MAX) })

export const supportRoutes = defineRoutes({
  'GET /api/support/messages': {
    access: 'user',
    tag,
    summary: 'Переписка пользователя с поддержкой, новые сверху',
    query: z.strictObject(paging),
    answer: z.array(SupportMessage),
  },
  'POST /api/support/messages': {
    access: 'user',
    tag,
    summary: 'Написать в поддержку',
    body: NewSupportMessage,
    answer: SupportMessage,
    status: 201,
  },
  'POST /api/support/messages/read': {
    access: 'user',
    tag,
    summary: 'Ответы поддержки прочитаны',
    status: 204,
  },
})
