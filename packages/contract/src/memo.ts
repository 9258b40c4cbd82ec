import {
  CONDITIONS_CLASSES,
  EXCLUDED,
  MEMO_STATUSES,
  PPE_EVENT_TYPES,
  RISK_LEVELS,
  SECTIONS,
} from '@ot/domain'
import { z } from 'zod'
import {
  byCompany,
  byId,
  calendarDate,
  id,
  instant,
  optionalText,
  pathId,
  requiredText,
  version,
} from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'memos'
const LINES_MAX = 500
const QUANTITY_MAX = 10_000

const finalClass = z.enum([...CONDITIONS_CLASSES, EXCLUDED]).nullable()
const finalLevel = z.enum([...RISK_LEVELS, EXCLUDED]).nullable()
const quantity = z
  .int({ error: 'Количество — целое число' })
  .min(1, 'Не меньше 1')
  .max(QUANTITY_MAX, `Не больше ${QUANTITY_MAX}`)

/** What the checklist records of a line. `completionDate` of a SOUT or risk line: the day the report was approved. */
const outcome = {
  completionDate: calendarDate.nullable(),
  finalWorkingConditionsClass: finalClass,
  finalRiskLevel: finalLevel,
}

export const MemoLine = z.object({
  id,
  /** Null: added by hand and not done yet; completing it makes the event. */
  eventId: id.nullable(),
  employeeId: id,
  fullname: z.string(),
  employeePosition: z.string(),
  employeeGroupId: id,
  department: z.string(),
  /** What is asked for: the briefing, programme, examination, PPE. */
  name: z.string(),
  periodicity: z.string().nullable(),
  /** When it was last done, and the deadline, as they were when the line was made. */
  date: calendarDate.nullable(),
  deadline: calendarDate.nullable(),
  factorNumber: z.string().nullable(),
  eventType: z.enum(PPE_EVENT_TYPES).nullable(),
  ppe: z.string().nullable(),
  quantity: z.int().nullable(),
  unit: z.string().nullable(),
  workingConditionsClass: z.enum(CONDITIONS_CLASSES).nullable(),
  riskLevel: z.enum(RISK_LEVELS).nullable(),
  ...outcome,
})
export type MemoLine = z.infer<typeof MemoLine>

const memoBase = {
  id,
  companyId: id,
  /** Consecutive within the company and the year, never used twice. */
  number: z.int().positive(),
  year: z.int(),
  name: z.string(),
  memoSection: z.enum(SECTIONS),
  status: z.enum(MEMO_STATUSES),
  author: z.string().nullable(),
  /** The recipient: «Кому». */
  fullName: z.string().nullable(),
  note: z.string().nullable(),
  createdAt: instant,
  savedAsCompleted: z.boolean(),
  version,
}

export const MemoAnswer = z.object({ ...memoBase, employeesData: z.array(MemoLine) })
export type MemoAnswer = z.infer<typeof MemoAnswer>

export const MemoSummary = z.object({
  ...memoBase,
  lines: z.int().nonnegative(),
  linesDone: z.int().nonnegative(),
})
export type MemoSummary = z.infer<typeof MemoSummary>

/** A new line names an event, or, in PPE and medical memos, what is asked for by hand. */
const NewMemoLine = z.strictObject({
  eventId: id.nullable().default(null),
  employeeId: id,
  factorNumber: z.string().max(20).nullable().default(null),
  eventType: z.enum(PPE_EVENT_TYPES).nullable().default(null),
  ppe: optionalText(500),
  quantity: quantity.nullable().default(null),
  deadline: calendarDate.nullable().default(null),
  completionDate: outcome.completionDate.default(null),
  finalWorkingConditionsClass: outcome.finalWorkingConditionsClass.default(null),
  finalRiskLevel: outcome.finalRiskLevel.default(null),
})
export type NewMemoLine = z.infer<typeof NewMemoLine>

const KeptMemoLine = z.strictObject({
  id,
  quantity: quantity.nullable().optional(),
  deadline: calendarDate.nullable().optional(),
  completionDate: outcome.completionDate.optional(),
  finalWorkingConditionsClass: outcome.finalWorkingConditionsClass.optional(),
  finalRiskLevel: outcome.finalRiskLevel.optional(),
})
export type KeptMemoLine = z.infer<typeof KeptMemoLine>

const head = {
  name: requiredText(300).optional(),
  fullName: optionalText(300),
  author: optionalText(300),
  note: optionalText(2000),
}

export const NewMemo = z.strictObject({
  companyId: id,
  memoSection: z.enum(SECTIONS, { error: 'Неизвестный раздел' }),
  ...head,
  employeesData: z
    .array(NewMemoLine)
    .min(1, 'В заявке нет ни одного работника')
    .max(LINES_MAX, `В заявке не больше ${LINES_MAX} строк`),
})
export type NewMemo = z.infer<typeof NewMemo>

/** Lines with an id are kept and changed, lines without one are added, missing ones are removed. */
export const MemoPatch = z.strictObject({
  name: head.name,
  // Without their defaults: what a patch does not name stays.
  fullName: head.fullName.unwrap().optional(),
  author: head.author.unwrap().optional(),
  note: head.note.unwrap().optional(),
  employeesData: z
    .array(z.union([KeptMemoLine, NewMemoLine]))
    .min(1, 'В заявке не осталось ни одного работника')
    .max(LINES_MAX, `В заявке не больше ${LINES_MAX} строк`)
    .optional(),
})
export type MemoPatch = z.infer<typeof MemoPatch>

export const memoRoutes = defineRoutes({
  'GET /api/memos': {
    access: 'user',
    tag,
    summary: 'Реестр заявок, новые сверху',
    query: z.strictObject({
      ...byCompany.shape,
      section: z.enum(SECTIONS).optional(),
      status: z.enum(MEMO_STATUSES).optional(),
    }),
    answer: z.array(MemoSummary),
  },
  'GET /api/memos/:id': { access: 'user', tag, summary: 'Заявка', params: byId, answer: MemoAnswer },
  'POST /api/memos': {
    access: 'user',
    tag,
    summary: 'Новая заявка',
    body: NewMemo,
    answer: MemoAnswer,
    status: 201,
  },
  'PATCH /api/memos/:id': {
    access: 'user',
    tag,
    summary: 'Изменение заявки и чек-листа',
    params: byId,
    body: MemoPatch,
    answer: MemoAnswer,
    versioned: true,
    undoable: true,
  },
  'PATCH /api/memos/:id/lines/:lineId': {
    access: 'user',
    tag,
    summary: 'Изменение одной строки чек-листа',
    params: z.strictObject({ id: pathId, lineId: pathId }),
    body: KeptMemoLine.omit({ id: true }),
    answer: MemoAnswer,
    versioned: true,
    undoable: true,
  },
  'DELETE /api/memos/:id': {
    access: 'user',
    tag,
    summary: 'Удаление заявки; сделанное остаётся сделанным',
    params: byId,
    status: 204,
    versioned: true,
    undoable: true,
  },
  'GET /api/memos/:id/file': {
    access: 'download',
    tag,
    summary: 'Заявка для печати',
    params: byId,
    isHeavy: false,
    file: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
})
