import { RECOUNT_CAUSES, RECOUNT_DECISIONS, type RecountCause } from '@ot/domain'
import { z } from 'zod'
import { byCompany, byId, calendarDate, id, instant } from './fields.ts'
import { MovedTerm } from './moved-term.ts'
import { defineRoutes } from './route.ts'

const tag = 'events'
const count = z.int().nonnegative()
const isCause = (text: string): text is RecountCause => text in RECOUNT_CAUSES
const MOVES_MAX = 20_000

/** A stored term that the rules of today count otherwise. */
export const RecountedTerm = z.object({
  ...MovedTerm.shape,
  employeeId: id,
  fullname: z.string(),
  department: z.string(),
  cause: z.custom<RecountCause>((text) => typeof text === 'string' && isCause(text)),
})
export type RecountedTerm = z.infer<typeof RecountedTerm>

export const RecountAnswer = z.object({
  id,
  at: instant,
  by: z.string(),
  decision: z.enum(RECOUNT_DECISIONS),
  /** How many terms it was about. */
  terms: count,
  /** Null: it stands. */
  undoneAt: instant.nullable(),
})
export type RecountAnswer = z.infer<typeof RecountAnswer>

export const Recounts = z.object({
  /** What nobody has decided about. */
  moves: z.array(RecountedTerm),
  /** The newest first. */
  decided: z.array(RecountAnswer),
})
export type Recounts = z.infer<typeof Recounts>

const NewRecount = z.strictObject({
  companyId: id,
  decision: z.enum(RECOUNT_DECISIONS),
  /** As they were shown: a term that comes out otherwise by now refuses the whole. */
  moves: z
    .array(z.strictObject({ eventId: id, becomes: calendarDate.nullable() }))
    .min(1, 'Отметьте хотя бы один срок')
    .max(MOVES_MAX),
})

export const recountRoutes = defineRoutes({
  'GET /api/recounts': {
    access: 'user',
    tag,
    summary: 'Сроки, которые нынешние правила считают иначе, чем записано, и что о них решено',
    query: byCompany,
    answer: Recounts,
  },
  'POST /api/recounts': {
    access: 'user',
    tag,
    summary: 'Перенести такие сроки или оставить как есть',
    body: NewRecount,
    status: 201,
    answer: RecountAnswer,
  },
  'POST /api/recounts/:id/undo': {
    access: 'user',
    tag,
    summary: 'Отменить решение: перенесённые сроки прежние, кроме изменённых с тех пор',
    params: byId,
    answer: z.object({ restored: count, changedSince: count }),
  },
})
