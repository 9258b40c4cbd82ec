import { DOCUMENT_STATUSES, INPUT_TYPES, RESPONSIBILITY_TYPES, TEMPLATE_SCOPES } from '@ot/domain'
import { z } from 'zod'
import { byCompany, byId, calendarDate, id, paging, text } from './fields.ts'
import { defineRoutes } from './route.ts'

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const ANSWER_TEXT_MAX = 5000
const TEMPLATES_MAX = 1000

/** Answers to a template's inputs: text and dates as text, numbers, an employee's id, employees' ids; null: not answered. */
const inputValue = z.union([z.string().max(ANSWER_TEXT_MAX), z.number(), z.array(id).max(500), z.null()])
export const InputValues = z.record(z.string().max(100), inputValue)
export type InputValues = z.infer<typeof InputValues>

export const TemplateInput = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(INPUT_TYPES),
  hint: z.string().nullable(),
})
export type TemplateInput = z.infer<typeof TemplateInput>

const MissingFact = z.object({ key: z.string(), label: z.string() })

export const TemplateAnswer = z.object({
  id: z.string(),
  name: z.string(),
  group: z.string(),
  scope: z.enum(TEMPLATE_SCOPES),
  edition: z.int(),
  legalBasis: z.array(z.string()),
  /** Ids of activities the paper is made for; empty: every activity. */
  activities: z.array(id),
  personalised: z.boolean(),
  requires: z.array(z.string()),
  inputs: z.array(TemplateInput),
  /** Answers remembered for this company. */
  values: InputValues,
  /** Facts the paper cannot be made without, and what to fill in. */
  lacking: z.array(MissingFact),
  /** Inputs and optional facts that would print as a line to fill in by hand. */
  missing: z.array(MissingFact),
})
export type TemplateAnswer = z.infer<typeof TemplateAnswer>

const TemplateGroup = z.object({
  id: z.string(),
  name: z.string(),
  responsibilityType: z.enum(RESPONSIBILITY_TYPES),
  templates: z.int(),
})

export const DocumentAnswer = z.object({
  id,
  companyId: id,
  templateId: z.string(),
  name: z.string(),
  group: z.string(),
  date: calendarDate,
  number: z.string(),
  employeeId: id.nullable(),
  status: z.enum(DOCUMENT_STATUSES),
  voidReason: z.string().nullable(),
  createdAt: z.string(),
})
export type DocumentAnswer = z.infer<typeof DocumentAnswer>

const byTemplate = z.strictObject({ id: z.string().regex(/^[a-z0-9-]{1,120}$/, 'Неизвестный шаблон') })
const documentNumber = text(50)

export const DraftBody = z.strictObject({
  companyId: id,
  date: calendarDate,
  number: documentNumber.optional(),
  values: InputValues.optional(),
})
export const DocumentBody = z.strictObject({
  ...DraftBody.shape,
  templateId: byTemplate.shape.id,
  employeeId: id.optional(),
  departmentId: id.optional(),
  positionId: id.optional(),
})
export const ArchiveBody = z.strictObject({
  companyId: id,
  date: calendarDate,
  groups: z.array(z.string().max(50)).max(50).optional(),
  templateIds: z.array(byTemplate.shape.id).max(TEMPLATES_MAX).optional(),
  /** Answers by template id, over the remembered ones. */
  values: z.record(byTemplate.shape.id, InputValues).optional(),
  register: z.boolean().default(false),
})

const tag = 'documents'

export const documentRoutes = defineRoutes({
  'GET /api/template-groups': {
    access: 'user',
    tag,
    summary: 'Группы шаблонов',
    answer: z.array(TemplateGroup),
  },
  'GET /api/templates': {
    access: 'user',
    tag,
    summary: 'Шаблоны и чего им не хватает',
    query: byCompany,
    answer: z.array(TemplateAnswer),
  },
  'PUT /api/templates/:id/answers': {
    access: 'user',
    tag,
    summary: 'Запомнить ответы на вопросы шаблона',
    params: byTemplate,
    body: z.strictObject({ companyId: id, values: InputValues }),
    answer: TemplateAnswer,
  },
  'POST /api/templates/:id/draft': {
    access: 'user',
    tag,
    summary: 'Бумага без регистрации: посмотреть или скачать',
    params: byTemplate,
    body: DraftBody,
    file: DOCX,
  },
  'GET /api/documents': {
    access: 'user',
    tag,
    summary: 'Зарегистрированные документы, новые сверху',
    query: z.strictObject({ ...byCompany.shape, templateId: z.string().max(120).optional(), ...paging }),
    answer: z.array(DocumentAnswer),
  },
  'POST /api/documents': {
    access: 'user',
    tag,
    summary: 'Зарегистрировать документ',
    body: DocumentBody,
    answer: DocumentAnswer,
    status: 201,
  },
  'POST /api/documents/:id/void': {
    access: 'user',
    tag,
    summary: 'Аннулировать: номер не используется снова',
    params: byId,
    body: z.strictObject({ reason: text(1000) }),
    answer: DocumentAnswer,
  },
  'GET /api/documents/:id/file': {
    access: 'download',
    tag,
    summary: 'Файл документа; текст его не меняется',
    params: byId,
    query: z.strictObject({
      format: z.enum(['docx']).default('docx'),
      ticket: z.string().max(200).optional(),
    }),
    file: DOCX,
  },
  'POST /api/documents/archive': {
    access: 'user',
    tag,
    summary: 'ZIP с бумагами, отдаётся по мере готовности',
    body: ArchiveBody,
    file: 'application/zip',
  },
  'GET /api/catalogue': {
    access: 'public',
    tag,
    summary: 'Библиотека: группы и названия',
    answer: z.object({
      total: z.int(),
      groups: z.array(z.object({ id: z.string(), name: z.string(), templates: z.array(z.string()) })),
    }),
  },
})
