import { COMPLETION_KINDS, EVENT_FIELDS, parsePeriodicity, SECTIONS } from '@ot/domain'
import { z } from 'zod'
import { XLSX } from './employee-import.ts'
import { CompletedEvent, EventAnswer } from './event-answer.ts'
import { COMPLETION_FACTS, DEFINITION_FACTS, NAMED_FACTS } from './event-facts.ts'
import { byCompany, byId, calendarDate, id, instant, optionalText, requiredText } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'events'
const EMPLOYEES_MAX = 500
const EVENTS_MAX = 10_000

export const section = z.enum(SECTIONS)

/** «разово», «бессрочно», «N год/года/лет», «N месяц/месяца/месяцев». */
export const periodicity = z
  .string()
  .trim()
  .refine((value) => parsePeriodicity(value) !== null, 'Разово, бессрочно, «N лет» или «N месяцев»')

/** Fields of every new obligation. `name` absent: the kind's, programme's, item's or PPE's own. */
const newEvent = {
  name: requiredText(EVENT_FIELDS.name.max).optional(),
  periodicity,
  /** When it was done before it came into the product. */
  date: calendarDate.nullable().default(null),
  /** By when it must be done for the first time. */
  firstDeadline: calendarDate.nullable().default(null),
  periodReason: optionalText(EVENT_FIELDS.periodReason.max),
}

function newEventOf<const S extends keyof typeof DEFINITION_FACTS, T extends z.ZodRawShape>(
  name: S,
  target: T,
) {
  return z.strictObject({
    ...target,
    ...newEvent,
    section: z.literal(name),
    ...DEFINITION_FACTS[name],
    ...COMPLETION_FACTS[name],
  })
}

/** An obligation of every section for whom `target` names. */
function newEventFor<T extends z.ZodRawShape>(target: T) {
  return z.discriminatedUnion(
    'section',
    [
      newEventOf('briefing', target),
      newEventOf('training', target),
      newEventOf('medical', target),
      newEventOf('ppe', target),
      newEventOf('sout', target),
      newEventOf('risk', target),
    ],
    { error: 'Неизвестный раздел' },
  )
}

export const NewEvent = newEventFor({ companyId: id, employeeId: id })
export type NewEvent = z.infer<typeof NewEvent>

/** One of the three names the employees. */
export const NewEvents = newEventFor({
  companyId: id,
  employeeIds: z.array(id).min(1).max(EMPLOYEES_MAX).optional(),
  departmentId: id.optional(),
  positionId: id.optional(),
})
export type NewEvents = z.infer<typeof NewEvents>

function eventFieldsOf<const S extends keyof typeof DEFINITION_FACTS>(name: S) {
  return z.strictObject({ ...newEvent, ...DEFINITION_FACTS[name], ...COMPLETION_FACTS[name] })
}

/** All that a patch may change, by section. */
export const EVENT_CHANGES = {
  briefing: eventFieldsOf('briefing'),
  training: eventFieldsOf('training'),
  medical: eventFieldsOf('medical'),
  ppe: eventFieldsOf('ppe'),
  sout: eventFieldsOf('sout'),
  risk: eventFieldsOf('risk'),
}

/** A merge patch: the event's own section decides which facts it may carry. `date` is a correction. */
export const EventPatch = z.record(z.string().max(50), z.unknown())

/** The day it was done and what is recorded of it: facts of the event's own section only. */
export const Completion = z.strictObject({ date: calendarDate, ...NAMED_FACTS })
export type Completion = z.infer<typeof Completion>

const HistoryEntry = z.object({
  id,
  kind: z.enum(COMPLETION_KINDS),
  date: calendarDate,
  periodicity: z.string(),
  deadline: calendarDate.nullable(),
  /** Facts in words: «Протокол №» → «12». */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  at: instant,
  userName: z.string().nullable(),
  memoId: id.nullable(),
  /** Taken back; the entry stays. */
  undone: z.object({ at: instant, userName: z.string().nullable() }).nullable(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const eventRoutes = defineRoutes({
  'GET /api/events': {
    access: 'user',
    tag,
    summary: 'События раздела; due=true — в окне раздела и просроченные',
    query: z.strictObject({ ...byCompany.shape, section, due: z.enum(['true', 'false']).default('false') }),
    answer: z.array(EventAnswer),
  },
  'GET /api/employees/:id/events': {
    access: 'user',
    tag,
    summary: 'События работника; section — одного раздела',
    params: byId,
    query: z.strictObject({ section: section.optional() }),
    answer: z.array(EventAnswer),
  },
  'POST /api/events': {
    access: 'user',
    tag,
    summary: 'Новое событие',
    body: NewEvent,
    answer: EventAnswer,
    status: 201,
  },
  'GET /api/events/:id': {
    access: 'user',
    tag,
    summary: 'Событие',
    params: byId,
    answer: EventAnswer,
  },
  'PATCH /api/events/:id': {
    access: 'user',
    tag,
    summary: 'Изменение события; date — исправление',
    params: byId,
    body: EventPatch,
    answer: EventAnswer,
    versioned: true,
  },
  'DELETE /api/events/:id': {
    access: 'user',
    tag,
    summary: 'Снять обязанность; история остаётся в журнале изменений',
    params: byId,
    status: 204,
    versioned: true,
    undoable: true,
  },
  'POST /api/events/:id/complete': {
    access: 'user',
    tag,
    summary: 'Отметить выполнение',
    params: byId,
    body: Completion,
    answer: CompletedEvent,
  },
  'POST /api/events/:id/undo': {
    access: 'user',
    tag,
    summary: 'Отменить последнее выполнение; together — вместе с теми, что отмечены тем же действием',
    params: byId,
    body: z.strictObject({ completionId: id.optional(), together: z.boolean().optional() }),
    answer: EventAnswer,
  },
  'POST /api/events/bulk': {
    access: 'user',
    tag,
    summary: 'То же событие многим работникам: всем или никому',
    body: NewEvents,
    answer: z.array(EventAnswer),
    status: 201,
    undoable: true,
  },
  'POST /api/events/complete': {
    access: 'user',
    tag,
    summary: 'Отметить выполнение многих: всех или ни одного',
    body: z.strictObject({
      companyId: id,
      eventIds: z.array(id).min(1).max(EVENTS_MAX),
      ...Completion.shape,
    }),
    answer: z.array(CompletedEvent),
  },
  'POST /api/events/undo': {
    access: 'user',
    tag,
    summary: 'Отменить выполнение многих: всех или ни одного',
    body: z.strictObject({ companyId: id, completionIds: z.array(id).min(1).max(EVENTS_MAX) }),
    answer: z.array(EventAnswer),
  },
  'GET /api/events/:id/history': {
    access: 'user',
    tag,
    summary: 'Что, когда, кем и по какой заявке сделано; новое сверху',
    params: byId,
    answer: z.array(HistoryEntry),
  },
  'GET /api/events/export': {
    access: 'download',
    tag,
    summary: 'Раздел в .xlsx',
    query: z.strictObject({
      ...byCompany.shape,
      section,
      due: z.enum(['true', 'false']).default('false'),
      ticket: z.string().max(200).optional(),
    }),
    isHeavy: true,
    file: XLSX,
  },
})
