import { MEMO_STATUSES } from '@ot/domain'
import { z } from 'zod'
import { byCompany, byId, calendarDate, id, optionalText, pathId, requiredText, version } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'incidents'
const EMPLOYEES_MAX = 500
const HEADCOUNT_MAX = 1_000_000
const count = z.int().nonnegative()

/** The longest texts, in characters. */
export const MEASURE_LIMITS = { what: 2000, note: 2000, cancelReason: 1000 } as const

/** What is done so that it does not happen again: section 11 of form Н-1. */
export const MeasureFields = z.strictObject({
  what: requiredText(MEASURE_LIMITS.what),
  responsibleId: id.nullable().default(null),
  dueOn: calendarDate.nullable().default(null),
  doneOn: calendarDate.nullable().default(null),
  /** What shows that it was done. */
  note: optionalText(MEASURE_LIMITS.note),
  /** Struck out: kept, with the reason. */
  cancelReason: optionalText(MEASURE_LIMITS.cancelReason),
})
export type MeasureFields = z.infer<typeof MeasureFields>

const MeasurePatch = z.strictObject(
  Object.fromEntries(Object.keys(MeasureFields.shape).map((key) => [key, z.unknown().optional()])),
)

export const IncidentMeasure = z.object({
  ...MeasureFields.shape,
  id,
  incidentId: id,
  responsibleName: z.string().nullable(),
  responsiblePosition: z.string().nullable(),
  isOverdue: z.boolean(),
  version,
})
export type IncidentMeasure = z.infer<typeof IncidentMeasure>

/** What was begun after an incident, and how far it is. */
export const Afterwards = z.object({
  measures: z.array(IncidentMeasure),
  /** Memos of briefings out of turn. */
  briefings: z.array(
    z.object({
      memoId: id,
      number: z.int(),
      year: z.int(),
      status: z.enum(MEMO_STATUSES),
      people: count,
      peopleDone: count,
    }),
  ),
  /** Cards of risks to be assessed anew: how many, how many of them have been since. */
  riskReviews: z.object({ asked: count, done: count, due: calendarDate.nullable() }),
  /** Declared workplaces of the injured (426-ФЗ, ст. 11, ч. 5): the accident may end their declarations. */
  declarations: z.array(
    z.object({
      workplaceId: id,
      version,
      number: z.string(),
      name: z.string(),
      endedOn: calendarDate.nullable(),
      /** Of the unscheduled assessment, once the declaration has ended. */
      deadline: calendarDate.nullable(),
    }),
  ),
  /** The record it began with, when it was taken for a microtrauma at first. */
  microtrauma: z.object({ id, label: z.string() }).nullable(),
})
export type Afterwards = z.infer<typeof Afterwards>

/** Exactly one of the three. */
const concerned = {
  employeeIds: z.array(id).min(1).max(EMPLOYEES_MAX).optional(),
  departmentId: id.optional(),
  positionId: id.optional(),
}

export const YearStatistics = z.object({
  year: z.int(),
  /** Not cancelled; `notWorkRelated` of them were found not to be connected with the work and are not counted further. */
  accidents: count,
  notWorkRelated: count,
  victims: count,
  serious: count,
  dead: count,
  daysLost: count,
  /** Victims who lived whose days are not told. */
  daysUnknown: count,
  microtraumas: count,
  /** The average headcount; `isHeadcountTold` false: that of the company's card. */
  headcount: z.int().positive().nullable(),
  isHeadcountTold: z.boolean(),
  /** Of what was told of the headcount of the year; 0: nobody has told it. */
  version: count,
  frequency: z.number().nullable(),
  severity: z.number().nullable(),
  loss: z.number().nullable(),
})
export type YearStatistics = z.infer<typeof YearStatistics>

const byMeasure = z.strictObject({ id: pathId, measureId: pathId })
const pathYear = z
  .string()
  .regex(/^(19|20)\d\d$/, 'Год — четыре цифры')
  .transform(Number)

export const afterwardsRoutes = defineRoutes({
  'GET /api/incidents/:id/afterwards': {
    access: 'user',
    tag,
    summary: 'Что сделано после происшествия: мероприятия, инструктажи, переоценка рисков',
    params: byId,
    answer: Afterwards,
  },
  'POST /api/incidents/:id/measures': {
    access: 'user',
    tag,
    summary: 'Мероприятие по устранению причин',
    params: byId,
    body: MeasureFields,
    answer: IncidentMeasure,
    status: 201,
  },
  'PATCH /api/incidents/:id/measures/:measureId': {
    access: 'user',
    tag,
    summary: 'Изменить мероприятие, отметить исполнение или отменить с причиной',
    params: byMeasure,
    body: MeasurePatch,
    answer: IncidentMeasure,
    versioned: true,
    undoable: true,
  },
  'POST /api/incidents/:id/briefings': {
    access: 'user',
    tag,
    summary: 'Заявка на внеплановый инструктаж: работникам, отделу или должности',
    params: byId,
    body: z.strictObject({ ...concerned, reason: optionalText(1000) }),
    answer: Afterwards,
    status: 201,
    undoable: true,
  },
  'POST /api/incidents/:id/risk-reviews': {
    access: 'user',
    tag,
    summary: 'Назначить внеплановую переоценку рисков: работникам, отделу или должности',
    params: byId,
    body: z.strictObject({ ...concerned, dueOn: calendarDate.optional() }),
    answer: z.object({
      marked: count,
      /** They have no card of risks yet. */
      withoutCard: z.array(z.string()),
      afterwards: Afterwards,
    }),
    status: 201,
    undoable: true,
  },
  'GET /api/incident-statistics': {
    access: 'user',
    tag,
    summary: 'Статистика травматизма по годам, новые сверху',
    query: byCompany,
    answer: z.array(YearStatistics),
  },
  'PUT /api/incident-statistics/:year': {
    access: 'user',
    tag,
    summary: 'Среднесписочная численность года; null — как в карточке организации',
    params: z.strictObject({ year: pathYear }),
    body: z.strictObject({
      companyId: id,
      headcount: z
        .int({ error: 'Численность — целое число' })
        .min(1, 'Не меньше 1')
        .max(HEADCOUNT_MAX, `Не больше ${HEADCOUNT_MAX}`)
        .nullable(),
    }),
    answer: z.array(YearStatistics),
    versioned: true,
  },
  'GET /api/incident-statistics/file': {
    access: 'download',
    tag,
    summary: 'Статистика травматизма таблицей',
    query: byCompany,
    isHeavy: false,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
})
