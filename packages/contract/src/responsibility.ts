import { findResponsibilityRole, ROLE_TRAINING_STATES, readOrderLink, UNFILLED_ORDER } from '@ot/domain'
import { z } from 'zod'
import { byCompany, byId, calendarDate, id, isPlainText, version } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'responsibilities'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** «Не требуется» or «Приказ №{number} от {date}», read into the order itself; null: none is required. */
export const orderLink = z
  .string({ error: UNFILLED_ORDER })
  .refine(isPlainText, 'Недопустимые знаки')
  .transform((text, context) => {
    const read = readOrderLink(text)
    if ('order' in read) return read.order
    context.addIssue({ code: 'custom', message: read.problem })
    return z.NEVER
  })

const role = id.refine((value) => findResponsibilityRole(value) !== null, 'Такой роли нет')
const employee = z.int({ error: 'Укажите работника' }).positive('Укажите работника')

/** Whether the training that the role asks for is valid today. */
const Training = z.object({
  state: z.enum(ROLE_TRAINING_STATES),
  until: calendarDate.nullable(),
  explanation: z.string(),
})

/** Who stands in the role by the books and has been dismissed: the role counts as unfilled. */
const DismissedHolder = z.object({
  responsibilityId: id,
  employeeId: id,
  employeeFullName: z.string(),
  dismissedOn: calendarDate,
  orderLink: z.string(),
  version,
})

export const ResponsibilityRole = z.object({
  roleId: id,
  role: z.string(),
  employeeId: id.nullable(),
  employeeFullName: z.string().nullable(),
  /** What the role asks its holder to have learnt, in words. */
  educationType: z.string(),
  orderLink: z.string().nullable(),
  responsibilityId: id.nullable(),
  employeePosition: z.string().nullable(),
  orderNumber: z.string().nullable(),
  orderDate: calendarDate.nullable(),
  since: calendarDate.nullable(),
  /** Null: nobody is named. */
  training: Training.nullable(),
  dismissed: DismissedHolder.nullable(),
  version: version.nullable(),
})
export type ResponsibilityRole = z.infer<typeof ResponsibilityRole>

const ResponsibilityGroup = z.object({
  typeId: id,
  typeName: z.string(),
  tooltip: z.string(),
  roles: z.array(ResponsibilityRole),
})

/** A term that is over: who stood in the role, from when to when, by which order, and which order ended it. */
export const ResponsibilityTerm = z.object({
  id,
  roleId: id,
  role: z.string(),
  employeeId: id,
  employeeFullName: z.string(),
  since: calendarDate,
  until: calendarDate,
  orderLink: z.string(),
  endedBy: z.string(),
  /** Nobody followed: the role was taken away, and there is an order of its own about it. */
  isTakenOff: z.boolean(),
})
export type ResponsibilityTerm = z.infer<typeof ResponsibilityTerm>

export const NewResponsibility = z.strictObject({
  companyId: id,
  employeeId: employee,
  responsibilityRoleDefinitionId: role,
  orderLink,
})
export type NewResponsibility = z.output<typeof NewResponsibility>

/** A merge patch. */
export const ResponsibilityPatch = z.strictObject({
  employeeId: employee.optional(),
  orderLink: orderLink.optional(),
})
export type ResponsibilityPatch = z.output<typeof ResponsibilityPatch>

export const responsibilityRoutes = defineRoutes({
  'GET /api/responsibilities': {
    access: 'user',
    tag,
    summary: 'Ответственные лица по группам',
    query: byCompany,
    answer: z.array(ResponsibilityGroup),
  },
  'POST /api/responsibilities': {
    access: 'user',
    tag,
    summary: 'Назначить ответственного',
    body: NewResponsibility,
    answer: ResponsibilityRole,
    status: 201,
  },
  'PATCH /api/responsibilities/:id': {
    access: 'user',
    tag,
    summary: 'Переназначить ответственного или исправить приказ: только изменённые поля',
    params: byId,
    body: ResponsibilityPatch,
    answer: ResponsibilityRole,
    versioned: true,
  },
  'DELETE /api/responsibilities/:id': {
    access: 'user',
    tag,
    summary: 'Снять ответственного; `orderLink` — приказ, которым он снят, без него приказ не требуется',
    params: byId,
    query: z.strictObject({ orderLink: orderLink.optional() }),
    status: 204,
    versioned: true,
    undoable: true,
  },
  'GET /api/responsibilities/:id/order': {
    access: 'download',
    tag,
    summary: 'Приказ о назначении, он же отменяет прежний',
    params: byId,
    isHeavy: false,
    file: DOCX,
  },
  'GET /api/responsibilities/history': {
    access: 'user',
    tag,
    summary: 'Прежние ответственные, последние сверху',
    query: byCompany,
    answer: z.array(ResponsibilityTerm),
  },
  'GET /api/responsibilities/history/:id/order': {
    access: 'download',
    tag,
    summary: 'Приказ о снятии обязанностей',
    params: byId,
    isHeavy: false,
    file: DOCX,
  },
})
