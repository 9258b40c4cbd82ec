import { STREAM_KINDS } from '@ot/domain'
import { z } from 'zod'
import { byCompany, id } from './fields.ts'
import { defineRoutes } from './route.ts'

/** The `data` of one event. */
export const StreamEvent = z.object({
  kind: z.enum(STREAM_KINDS),
  /** What the change log calls it: `memo`, `event`, `employee` … */
  entity: z.string(),
  /** Null: several at once. */
  entityId: id.nullable(),
  /** The `X-Tab` of the call that made the change: the tab that made it knows already. */
  origin: z.string().nullable(),
})
export type StreamEvent = z.infer<typeof StreamEvent>

export const streamRoutes = defineRoutes({
  'GET /api/stream': {
    access: 'download',
    tag: 'stream',
    summary: 'Поток событий организации (server-sent events); Last-Event-ID продолжает прерванный',
    query: z.strictObject({
      ...byCompany.shape,
      ticket: z.string().max(200).optional(),
      /** Ends after what was missed: for a program that asks from time to time. */
      once: z.literal('true').optional(),
    }),
    events: true,
  },
})
