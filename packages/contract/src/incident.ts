import { INCIDENT_DEGREES, INCIDENT_STATUSES, STEP_KEYS, STEP_STATES } from '@ot/domain'
import { z } from 'zod'
import { byCompany, byId, calendarDate, id, instant, pathId, requiredText, version } from './fields.ts'
import {
  Commission,
  CommissionInput,
  Extension,
  Outsider,
  Particulars,
  Victim,
  VictimInput,
} from './incident-facts.ts'
import { defineRoutes } from './route.ts'

const tag = 'incidents'
const PLACE_MAX = 500
const CIRCUMSTANCES_MAX = 10_000
const VICTIMS_MAX = 100
const REASON_MAX = 2000
const count = z.int().nonnegative()

export const IncidentStep = z.object({
  key: z.enum(STEP_KEYS),
  title: z.string(),
  explanation: z.string(),
  /** «ТК РФ, ст. 229.1; приказ Минтруда № 223н, п. 22». */
  legalBasis: z.string(),
  /** The last day; of a term in hours, the day in which `deadlineAt` falls. */
  deadline: calendarDate.nullable(),
  deadlineAt: instant.nullable(),
  /** How it was counted: «24 часа с 20.11.2026, 14:30»; without a deadline, why there is none. */
  deadlineFrom: z.string(),
  who: z.string(),
  required: z.boolean(),
  /** It may be marked «не требуется» with a reason. */
  canBeLeftOut: z.boolean(),
  completionDate: calendarDate.nullable(),
  completedAt: instant.nullable(),
  note: z.string().nullable(),
  /** Why it cannot be done yet. */
  blockedBy: z.string().nullable(),
  state: z.enum(STEP_STATES),
  /** Done under another degree: not in the course any more, kept. */
  isFormer: z.boolean(),
  templates: z.array(z.object({ templateId: z.string(), name: z.string() })),
})
export type IncidentStep = z.infer<typeof IncidentStep>

const NextStep = z.object({
  key: z.enum(STEP_KEYS),
  title: z.string(),
  deadline: calendarDate.nullable(),
  deadlineAt: instant.nullable(),
  state: z.enum(STEP_STATES),
})

const head = {
  id,
  companyId: id,
  /** Consecutive within the company and the year. */
  number: z.int().positive(),
  year: z.int(),
  /** «№ 3/2026». */
  label: z.string(),
  degree: z.enum(INCIDENT_DEGREES),
  group: z.boolean(),
  status: z.enum(INCIDENT_STATUSES),
  occurredAt: instant,
  /** In the company's time zone. */
  occurredDate: calendarDate,
  occurredTime: z.string(),
  place: z.string(),
  department: z.string().nullable(),
  nextStep: NextStep.nullable(),
  overdue: count,
  stepsDone: count,
  stepsTotal: count,
  version,
}

export const IncidentSummary = z.object({
  ...head,
  victims: z.array(Victim.pick({ id: true, employeeId: true, fullname: true, position: true })),
})
export type IncidentSummary = z.infer<typeof IncidentSummary>

export const IncidentAnswer = z.object({
  ...head,
  victims: z.array(Victim),
  /** When the employer learnt of it. */
  toldAt: instant,
  /** The victim's application, when it was told late or the disability came later (ТК РФ, ст. 229.1, ч. 2). */
  applicationOn: calendarDate.nullable(),
  departmentId: id.nullable(),
  circumstances: z.string(),
  commission: Commission,
  extension: Extension.nullable(),
  /** Of the last turn for the worse. */
  worsening: z.object({ from: z.enum(INCIDENT_DEGREES), knownAt: instant }).nullable(),
  particulars: Particulars,
  steps: z.array(IncidentStep),
  /** Not forbidden, worth a look. */
  warnings: z.array(z.object({ field: z.string(), message: z.string() })),
  cancelReason: z.string().nullable(),
  createdAt: instant,
})
export type IncidentAnswer = z.infer<typeof IncidentAnswer>

const degree = z.enum(INCIDENT_DEGREES, { error: 'Выберите степень тяжести' })
const occurredAt = z.iso.datetime({ offset: true, error: 'Дата и время происшествия' })
const place = requiredText(PLACE_MAX)
const circumstances = requiredText(CIRCUMSTANCES_MAX)
const toldAt = z.iso.datetime({ offset: true, error: 'Дата и время, когда стало известно' })

/** What a phone sends from the place; photos follow as evidence. */
export const NewIncident = z.strictObject({
  companyId: id,
  occurredAt,
  place,
  victimIds: z.array(id).max(VICTIMS_MAX, `Не больше ${VICTIMS_MAX} пострадавших`).default([]),
  /** Those who are not in the staff: at least one victim in all. */
  outsiders: z.array(Outsider).max(VICTIMS_MAX, `Не больше ${VICTIMS_MAX} пострадавших`).default([]),
  circumstances,
  degree,
  /** Now, unless told. */
  toldAt: toldAt.optional(),
  /** That of the first victim, unless told. */
  departmentId: id.nullable().optional(),
})
export type NewIncident = z.infer<typeof NewIncident>

/** A merge patch: absent stays, null goes. Victims and members are sent as whole lists. */
export const IncidentPatch = z.strictObject({
  degree: degree.optional(),
  /** When the employer learnt that it is worse than thought; now, unless told. */
  degreeKnownAt: z.iso.datetime({ offset: true }).optional(),
  occurredAt: occurredAt.optional(),
  toldAt: toldAt.optional(),
  applicationOn: calendarDate.nullable().optional(),
  place: place.optional(),
  departmentId: id.nullable().optional(),
  circumstances: circumstances.optional(),
  victims: z
    .array(VictimInput)
    .min(1, 'Укажите хотя бы одного пострадавшего')
    .max(VICTIMS_MAX, `Не больше ${VICTIMS_MAX} пострадавших`)
    .optional(),
  commission: z.record(z.string(), z.unknown()).optional(),
  extension: Extension.nullable().optional(),
  particulars: z.record(z.string(), z.unknown()).optional(),
})
export type IncidentPatch = z.infer<typeof IncidentPatch>

/** What a form of the commission, of the extension and of the particulars holds; the server checks the same. */
export const IncidentForms = { CommissionInput, Extension, Particulars }

export const StepPatch = z.strictObject({
  completionDate: calendarDate.nullable().optional(),
  completedAt: z.iso.datetime({ offset: true }).nullable().optional(),
  note: z
    .union([z.literal('').transform(() => null), requiredText(REASON_MAX)])
    .nullable()
    .optional(),
  /** Only where `canBeLeftOut`; the note says why. */
  notNeeded: z.boolean().optional(),
})
export type StepPatch = z.infer<typeof StepPatch>

const reason = z.strictObject({ reason: requiredText(REASON_MAX) })
const yearOf = z
  .string()
  .regex(/^(19|20)\d\d$/, 'Год из четырёх цифр')
  .transform(Number)

export const incidentRoutes = defineRoutes({
  'GET /api/incidents': {
    access: 'user',
    tag,
    summary: 'Происшествия, новые сверху',
    query: z.strictObject({
      ...byCompany.shape,
      status: z.enum(INCIDENT_STATUSES).optional(),
      degree: z.enum(INCIDENT_DEGREES).optional(),
      year: yearOf.optional(),
      q: z.string().trim().max(200).optional(),
    }),
    answer: z.array(IncidentSummary),
  },
  'POST /api/incidents': {
    access: 'user',
    tag,
    summary: 'Сообщить о происшествии',
    body: NewIncident,
    answer: IncidentAnswer,
    status: 201,
  },
  'GET /api/incidents/:id': {
    access: 'user',
    tag,
    summary: 'Происшествие и ход его расследования',
    params: byId,
    answer: IncidentAnswer,
  },
  'PATCH /api/incidents/:id': {
    access: 'user',
    tag,
    summary: 'Изменение происшествия; новая степень перестраивает шаги, сделанное остаётся',
    params: byId,
    body: IncidentPatch,
    answer: IncidentAnswer,
    versioned: true,
  },
  'POST /api/incidents/:id/cancel': {
    access: 'user',
    tag,
    summary: 'Отменить происшествие с причиной; удалить его нельзя',
    params: byId,
    body: reason,
    answer: IncidentAnswer,
    undoable: true,
  },
  'POST /api/incidents/:id/reopen': {
    access: 'user',
    tag,
    summary: 'Вернуть отменённое происшествие с причиной',
    params: byId,
    body: reason,
    answer: IncidentAnswer,
  },
  'PATCH /api/incidents/:id/steps/:key': {
    access: 'user',
    tag,
    summary: 'Отметка о шаге расследования',
    params: z.strictObject({ id: pathId, key: z.enum(STEP_KEYS) }),
    body: StepPatch,
    answer: IncidentAnswer,
    versioned: true,
    undoable: true,
  },
})
