import { COVERAGE_COLUMNS, EVENT_STATES, MEMO_STATUSES, RECIPIENT_STATES } from '@ot/domain'
import { z } from 'zod'
import { byId, calendarDate, id } from './fields.ts'
import { defineRoutes } from './route.ts'

const state = z.enum(EVENT_STATES)
const count = z.int().nonnegative()

/** The newest of them, and how many there are. */
function newest<T extends z.ZodType>(one: T) {
  return z.object({ total: count, newest: z.array(one) })
}

/** How one employee stands, section by section, what comes next, and the papers where he is named. */
export const EmployeeSummary = z.object({
  today: calendarDate,
  /** Null: there is none. */
  photo: z.object({ sha256: z.string() }).nullable(),
  columns: z.array(
    z.object({
      column: z.enum(COVERAGE_COLUMNS),
      /** The worst; `none`: nothing is asked of him. */
      state,
      /** How many of what is asked of him is in each state. */
      counts: z.record(state, count),
    }),
  ),
  /** What is to be done, the soonest first, the overdue among it; `deadline` null: it was to be done at once. */
  next: z.array(
    z.object({
      column: z.enum(COVERAGE_COLUMNS),
      name: z.string(),
      deadline: calendarDate.nullable(),
      state,
    }),
  ),
  papers: z.object({
    documents: newest(
      z.object({
        id,
        name: z.string(),
        number: z.string(),
        date: calendarDate,
        awaitsSignature: z.boolean(),
      }),
    ),
    dispatches: newest(
      z.object({ id, sentOn: calendarDate, documents: z.array(z.string()), state: z.enum(RECIPIENT_STATES) }),
    ),
    memos: newest(
      z.object({ id, number: z.int().positive(), name: z.string(), status: z.enum(MEMO_STATUSES) }),
    ),
    /** What he answers for now, and by which order. */
    roles: z.array(z.object({ name: z.string(), order: z.string() })),
  }),
})
export type EmployeeSummary = z.infer<typeof EmployeeSummary>

const PHOTO_BYTES_MAX = 5 * 1024 * 1024

export const employeeSummaryRoutes = defineRoutes({
  'GET /api/employees/:id/summary': {
    access: 'user',
    tag: 'employees',
    summary: 'Сводка о работнике: состояние разделов, ближайшие сроки, бумаги',
    params: byId,
    answer: EmployeeSummary,
  },
  'GET /api/employees/:id/photo': {
    access: 'download',
    tag: 'employees',
    summary: 'Фотография работника',
    params: byId,
    isHeavy: false,
    file: 'image/jpeg',
    otherFiles: ['image/png', 'image/webp'],
  },
  'POST /api/employees/:id/photo': {
    access: 'user',
    tag: 'employees',
    summary: 'Загрузить фотографию работника (JPG, PNG, WebP до 5 МБ); метаданные снимаются',
    params: byId,
    isHeavy: false,
    upload: { maxBytes: PHOTO_BYTES_MAX, fields: z.strictObject({}) },
    answer: z.object({ sha256: z.string() }),
  },
  'DELETE /api/employees/:id/photo': {
    access: 'user',
    tag: 'employees',
    summary: 'Убрать фотографию работника',
    params: byId,
    status: 204,
    undoable: true,
  },
})
