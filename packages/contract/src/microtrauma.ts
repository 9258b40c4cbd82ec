import {
  INJURY_SEVERITIES,
  INQUIRY_EXTENSION_MAX,
  MICROTRAUMA_OUTCOMES,
  MICROTRAUMA_STATUSES,
} from '@ot/domain'
import { z } from 'zod'
import { byCompany, byId, calendarDate, id, instant, optionalText, requiredText, version } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'incidents'
const MEASURES_MAX = 30

/** The longest texts, in characters. */
export const MICROTRAUMA_LIMITS = {
  place: 500,
  circumstances: 4000,
  injury: 1000,
  firstAid: 1000,
  experience: 100,
  reportedBy: 300,
  reportedTo: 300,
  extensionReason: 1000,
  causes: 4000,
  measure: 1000,
  cancelReason: 1000,
} as const

export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Время в виде ЧЧ:ММ')

export const MicrotraumaMeasure = z.strictObject({
  what: requiredText(MICROTRAUMA_LIMITS.measure),
  responsibleId: id.nullable().default(null),
  dueOn: calendarDate.nullable().default(null),
  doneOn: calendarDate.nullable().default(null),
})
export type MicrotraumaMeasure = z.infer<typeof MicrotraumaMeasure>

/** What the certificate and the journal of order 632н ask for. */
export const MicrotraumaFields = z.strictObject({
  employeeId: id,
  occurredOn: calendarDate,
  /** In the company's time zone. */
  occurredTime: clockTime.nullable().default(null),
  place: requiredText(MICROTRAUMA_LIMITS.place),
  circumstances: requiredText(MICROTRAUMA_LIMITS.circumstances),
  /** As the victim describes it, without a diagnosis. */
  injury: requiredText(MICROTRAUMA_LIMITS.injury),
  firstAid: optionalText(MICROTRAUMA_LIMITS.firstAid),
  /** Years in the trade, in words. */
  experience: optionalText(MICROTRAUMA_LIMITS.experience),
  reportedOn: calendarDate,
  /** Who told of it and to whom. */
  reportedBy: optionalText(MICROTRAUMA_LIMITS.reportedBy),
  reportedTo: optionalText(MICROTRAUMA_LIMITS.reportedTo),
  inquirerId: id.nullable().default(null),
  extensionDays: z
    .int({ error: 'Продление — целое число дней' })
    .min(0, 'Не меньше 0')
    .max(INQUIRY_EXTENSION_MAX, `Срок продлевают не больше чем на ${INQUIRY_EXTENSION_MAX} дня`)
    .default(0),
  extensionReason: optionalText(MICROTRAUMA_LIMITS.extensionReason),
  causes: optionalText(MICROTRAUMA_LIMITS.causes),
  measures: z.array(MicrotraumaMeasure).max(MEASURES_MAX, `Не больше ${MEASURES_MAX} мер`).default([]),
  /** The danger is in the card of risks; a briefing out of turn is needed; null: not decided. */
  riskKnown: z.boolean().nullable().default(null),
  needsBriefing: z.boolean().nullable().default(null),
  outcome: z.enum(MICROTRAUMA_OUTCOMES).nullable().default(null),
  completedOn: calendarDate.nullable().default(null),
})
export type MicrotraumaFields = z.infer<typeof MicrotraumaFields>

const NewMicrotrauma = z.strictObject({
  companyId: id,
  ...MicrotraumaFields.shape,
  /** Absent: today. */
  reportedOn: calendarDate.optional(),
})
export type NewMicrotrauma = z.infer<typeof NewMicrotrauma>

/** A merge patch: each field is checked with the rest of the record. */
const MicrotraumaPatch = z.strictObject(
  Object.fromEntries(Object.keys(MicrotraumaFields.shape).map((key) => [key, z.unknown().optional()])),
)

export const MicrotraumaSummary = z.object({
  id,
  companyId: id,
  /** Consecutive within the company and the year. */
  number: z.int().positive(),
  year: z.int(),
  label: z.string(),
  employeeId: id,
  fullname: z.string(),
  /** As they were on the day of registration. */
  position: z.string(),
  department: z.string(),
  occurredOn: calendarDate,
  occurredTime: clockTime.nullable(),
  place: z.string(),
  injury: z.string(),
  status: z.enum(MICROTRAUMA_STATUSES),
  /** Of the inquiry. */
  deadline: calendarDate,
  isOverdue: z.boolean(),
  completedOn: calendarDate.nullable(),
  /** Measures past their day. */
  measuresOverdue: z.int().nonnegative(),
  incidentId: id.nullable(),
  version,
})
export type MicrotraumaSummary = z.infer<typeof MicrotraumaSummary>

export const MicrotraumaAnswer = z.object({
  ...MicrotraumaSummary.shape,
  ...MicrotraumaFields.shape,
  deadlineFrom: z.string(),
  inquirerName: z.string().nullable(),
  measures: z.array(
    z.object({
      ...MicrotraumaMeasure.shape,
      responsibleName: z.string().nullable(),
      isOverdue: z.boolean(),
    }),
  ),
  incidentLabel: z.string().nullable(),
  cancelReason: z.string().nullable(),
  createdAt: instant,
  /** The certificate as registered. */
  papers: z.array(z.object({ id, name: z.string(), number: z.string(), date: calendarDate })),
})
export type MicrotraumaAnswer = z.infer<typeof MicrotraumaAnswer>

export const microtraumaRoutes = defineRoutes({
  'GET /api/microtraumas': {
    access: 'user',
    tag,
    summary: 'Журнал микротравм, новые сверху',
    query: z.strictObject({
      ...byCompany.shape,
      status: z.enum(MICROTRAUMA_STATUSES).optional(),
      year: z
        .string()
        .regex(/^\d{4}$/, 'Год — четыре цифры')
        .transform(Number)
        .optional(),
      q: z.string().trim().max(200).optional(),
    }),
    answer: z.array(MicrotraumaSummary),
  },
  'GET /api/microtraumas/:id': {
    access: 'user',
    tag,
    summary: 'Микротравма',
    params: byId,
    answer: MicrotraumaAnswer,
  },
  'POST /api/microtraumas': {
    access: 'user',
    tag,
    summary: 'Зарегистрировать микротравму',
    body: NewMicrotrauma,
    answer: MicrotraumaAnswer,
    status: 201,
  },
  'PATCH /api/microtraumas/:id': {
    access: 'user',
    tag,
    summary: 'Изменить запись: обстоятельства, причины, меры, итог',
    params: byId,
    body: MicrotraumaPatch,
    answer: MicrotraumaAnswer,
    versioned: true,
  },
  'POST /api/microtraumas/:id/cancel': {
    access: 'user',
    tag,
    summary: 'Отменить запись с причиной; номер остаётся занятым',
    params: byId,
    body: z.strictObject({ reason: requiredText(MICROTRAUMA_LIMITS.cancelReason) }),
    answer: MicrotraumaAnswer,
    undoable: true,
  },
  'POST /api/microtraumas/:id/incident': {
    access: 'user',
    tag,
    summary: 'Завести по микротравме несчастный случай: наступила нетрудоспособность или нужен перевод',
    params: byId,
    body: z.strictObject({
      degree: z.enum(INJURY_SEVERITIES, { error: 'Выберите степень тяжести' }),
      /** When the employer learnt of it; now, unless told. */
      toldAt: z.iso.datetime({ offset: true, error: 'Дата и время, когда стало известно' }).optional(),
    }),
    answer: MicrotraumaAnswer,
  },
})
