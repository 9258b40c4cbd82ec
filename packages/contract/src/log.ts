import { LOG_AREAS } from '@ot/domain'
import { z } from 'zod'
import { XLSX } from './employee-import.ts'
import { byId, calendarDate, id, instant, paging, pathId } from './fields.ts'
import { defineRoutes } from './route.ts'
import { TakingBack } from './undo.ts'

const TEXT_MAX = 200

/** One change as its reader sees it: Russian names of fields, names instead of numbers. */
export const LogChange = z.object({
  field: z.string(),
  label: z.string(),
  /** Null: there was nothing. Both null: the value is too long for a line. */
  from: z.string().nullable(),
  to: z.string().nullable(),
})

export const LogEntry = z.object({
  id,
  at: instant,
  /** Null: the product itself, or somebody behind a personal link. */
  userId: id.nullable(),
  userName: z.string().nullable(),
  action: z.string(),
  /** The action in words. */
  words: z.string(),
  entity: z.string(),
  entityId: id.nullable(),
  /** What it was about: a name, a number; null when nothing is known of it. */
  subject: z.string().nullable(),
  /** The page of that record; null: it has none, or it is no more. */
  link: z.string().nullable(),
  changes: z.array(LogChange),
  /** Null: it cannot be taken back any more, or not by who reads. */
  takingBack: TakingBack.nullable(),
})
export type LogEntry = z.infer<typeof LogEntry>

/** Each narrows the log; the days are those of the company's time zone, both included. */
const filter = {
  userId: pathId.optional(),
  area: z.enum(LOG_AREAS, 'Неизвестный раздел журнала').optional(),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  q: z.string().trim().max(TEXT_MAX).optional(),
}

export const LogFilter = z.strictObject(filter)
export type LogFilter = z.infer<typeof LogFilter>

const tag = 'log'

export const logRoutes = defineRoutes({
  'GET /api/companies/:id/log': {
    access: 'user',
    tag,
    summary: 'Журнал изменений, новые сверху',
    params: byId,
    query: z.strictObject({ ...filter, ...paging }),
    answer: z.array(LogEntry),
  },
  'GET /api/companies/:id/log/people': {
    access: 'user',
    tag,
    summary: 'Кто есть в журнале, и те, у кого доступа уже нет',
    params: byId,
    answer: z.array(z.object({ userId: id, name: z.string() })),
  },
  'GET /api/companies/:id/log/export': {
    access: 'download',
    tag,
    summary: 'Журнал с теми же отборами, .xlsx',
    params: byId,
    query: z.strictObject({ ...filter, ticket: z.string().max(200).optional() }),
    isHeavy: true,
    file: XLSX,
  },
})
