import { UNSCHEDULED_CAUSES, UNSCHEDULED_KINDS } from '@ot/domain'
import { z } from 'zod'
import { byCompany, byId, calendarDate, id, instant, isPlainText } from './fields.ts'
import { Reminder } from './proposal.ts'
import { defineRoutes } from './route.ts'

const tag = 'events'
const count = z.int().nonnegative()
const GROUND_MAX = 500
const PLACES_MAX = 1_000

export const NewUnscheduled = z.strictObject({
  companyId: id,
  cause: z.enum(UNSCHEDULED_CAUSES, { error: 'Выберите причину' }),
  happenedOn: calendarDate,
  /** «Ввод станка 16К20, приказ № 12 от 01.11.2026». */
  ground: z
    .string()
    .trim()
    .min(1, 'Напишите, что произошло и каким документом это подтверждено')
    .max(GROUND_MAX)
    .refine(isPlainText, 'Недопустимые знаки'),
  /** Those who work in one of the departments and on one of the positions; empty: whatever it is. */
  departmentIds: z.array(id).max(PLACES_MAX).default([]),
  positionIds: z.array(id).max(PLACES_MAX).default([]),
  /** What is asked of them and by when; empty: the call only shows what follows. */
  asked: z
    .array(z.strictObject({ kind: z.enum(UNSCHEDULED_KINDS), due: calendarDate }))
    .max(UNSCHEDULED_KINDS.length)
    .default([]),
})
export type NewUnscheduled = z.infer<typeof NewUnscheduled>

const Follows = Reminder.omit({ what: true })

export const UnscheduledOutcome = z.object({
  /** Null: only shown. */
  id: id.nullable(),
  people: count,
  duties: z.array(
    z.object({
      ...Follows.shape,
      kind: z.enum(UNSCHEDULED_KINDS),
      /** The last day that the act allows; null: it names none. */
      lastDay: calendarDate.nullable(),
      condition: z.string().nullable(),
      /** Of how many it can be asked: who has no training or no card of risks has nothing to repeat. */
      people: count,
    }),
  ),
  reminders: z.array(Reminder),
})
export type UnscheduledOutcome = z.infer<typeof UnscheduledOutcome>

export const UnscheduledAnswer = z.object({
  id,
  at: instant,
  cause: z.enum(UNSCHEDULED_CAUSES),
  happenedOn: calendarDate,
  ground: z.string(),
  /** «Цех, Склад», «все работники». */
  whom: z.string(),
  people: count,
  briefings: count,
  rechecks: count,
  /** Null: it stands. */
  undoneAt: instant.nullable(),
})
export type UnscheduledAnswer = z.infer<typeof UnscheduledAnswer>

export const unscheduledRoutes = defineRoutes({
  'GET /api/unscheduled': {
    access: 'user',
    tag,
    summary: 'Причины внеплановых мероприятий, новые сверху',
    query: byCompany,
    answer: z.array(UnscheduledAnswer),
  },
  'POST /api/unscheduled': {
    access: 'user',
    tag,
    summary:
      'Записать причину: внеплановые инструктажи, обучение, переоценка; dryRun=true — показать, что последует',
    query: z.strictObject({ dryRun: z.enum(['true', 'false']).default('false') }),
    body: NewUnscheduled,
    answer: UnscheduledOutcome,
  },
  'POST /api/unscheduled/:id/undo': {
    access: 'user',
    tag,
    summary: 'Отменить причину: ещё не сделанное снимается, сроки прежние',
    params: byId,
    status: 204,
  },
})
