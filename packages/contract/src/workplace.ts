import { CONDITIONS_CLASSES, EVENT_STATES } from '@ot/domain'
import { z } from 'zod'
import { byCompany, byId, calendarDate, id, optionalText, text, version } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'events'

export const WorkplaceFields = z.strictObject({
  number: text(50),
  name: text(300),
  departmentId: id.nullable().default(null),
  workingConditionsClass: z.enum(CONDITIONS_CLASSES).nullable().default(null),
  reportOn: calendarDate.nullable().default(null),
  /** The day the results entered the state system: the five years count from it. */
  registeredOn: calendarDate.nullable().default(null),
  /** A declared workplace has no term. */
  declared: z.boolean().default(false),
  declarationNumber: optionalText(100),
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
  },
})
