import {
  ASSESSMENT_CAUSES,
  CONDITIONS_CLASSES,
  DAY_UNITS,
  DECLARATION_ENDINGS,
  EVENT_STATES,
} from '@ot/domain'
import { z } from 'zod'
import { Basis } from './event-answer.ts'
import { byCompany, byId, calendarDate, id, optionalText, requiredText, version } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'events'

export const WorkplaceFields = z.strictObject({
  number: requiredText(50),
  name: requiredText(300),
  departmentId: id.nullable().default(null),
  workingConditionsClass: z.enum(CONDITIONS_CLASSES).nullable().default(null),
  reportOn: calendarDate.nullable().default(null),
  /** The day the results entered the state system: the five years count from it. */
  registeredOn: calendarDate.nullable().default(null),
  /** A declared workplace has no term. */
  declared: z.boolean().default(false),
  declarationNumber: optionalText(100),
  /** 426-ФЗ, ст. 11, ч. 5: from this day there is no declaration, and an assessment is due. */
  declarationEndedOn: calendarDate.nullable().default(null),
  declarationEndedBy: z.enum(DECLARATION_ENDINGS).nullable().default(null),
  /** 426-ФЗ, ст. 17: what asks for an assessment out of turn, and since which day. */
  assessmentCause: z.enum(ASSESSMENT_CAUSES).nullable().default(null),
  assessmentCausedOn: calendarDate.nullable().default(null),
  /** Ч. 3: the commission's decision to hold none, its number and ground. */
  assessmentWaivedOn: calendarDate.nullable().default(null),
  assessmentWaiver: optionalText(300),
  /** The twelve months of a new workplace count from it. */
  commissionedOn: calendarDate.nullable().default(null),
  assessorToldOn: calendarDate.nullable().default(null),
  acquaintedOn: calendarDate.nullable().default(null),
  publishedOn: calendarDate.nullable().default(null),
  /** Earlier than the law asks; it stays until it is taken away. */
  ownDeadline: calendarDate.nullable().default(null),
  ownDeadlineReason: optionalText(300),
})
export type WorkplaceFields = z.infer<typeof WorkplaceFields>

/** A merge patch: each field is checked with the rest of the card. */
const WorkplacePatch = z.strictObject(
  Object.fromEntries(Object.keys(WorkplaceFields.shape).map((key) => [key, z.unknown().optional()])),
)

export const WorkplaceAnswer = z.object({
  ...WorkplaceFields.shape,
  id,
  companyId: id,
  employeeIds: z.array(id),
  deadline: calendarDate.nullable(),
  state: z.enum(EVENT_STATES),
  /** What follows the assessment, with the answer to «Почему эта дата?». */
  terms: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      deadline: calendarDate,
      isDone: z.boolean(),
      isOverdue: z.boolean(),
      unit: z.enum(DAY_UNITS),
      basis: Basis,
    }),
  ),
  /** What the class guarantees, in words. */
  guarantees: z.array(z.string()),
  version,
})
export type WorkplaceAnswer = z.infer<typeof WorkplaceAnswer>

export const workplaceRoutes = defineRoutes({
  'GET /api/workplaces': {
    access: 'user',
    tag,
    summary: 'Рабочие места с результатами СОУТ',
    query: byCompany,
    answer: z.array(WorkplaceAnswer),
  },
  'POST /api/workplaces': {
    access: 'user',
    tag,
    summary: 'Новое рабочее место',
    body: z.strictObject({ companyId: id, ...WorkplaceFields.shape }),
    answer: WorkplaceAnswer,
    status: 201,
  },
  'PATCH /api/workplaces/:id': {
    access: 'user',
    tag,
    summary: 'Изменить рабочее место: у всех его работников',
    params: byId,
    body: WorkplacePatch,
    answer: WorkplaceAnswer,
    versioned: true,
  },
  'DELETE /api/workplaces/:id': {
    access: 'user',
    tag,
    summary: 'Удалить рабочее место, на котором никто не числится',
    params: byId,
    status: 204,
    versioned: true,
    undoable: true,
  },
})
