import { PERSONAL_TEMPLATE_BYTES_MAX, PERSONAL_TEMPLATE_STATES } from '@ot/domain'
import { z } from 'zod'
import { byCompany, calendarDate, id } from './fields.ts'
import { defineRoutes } from './route.ts'
import { byTemplate, DOCX } from './template.ts'

const edition = z.int().positive()
const editionInText = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'Ожидается номер редакции')
  .transform(Number)

const PersonalEdition = z.object({
  /** The company's own counter within the template. */
  edition,
  /** The edition of the library it grew from. */
  baseEdition: edition,
  state: z.enum(PERSONAL_TEMPLATE_STATES),
  fileName: z.string(),
  /** What the one who uploads it should know: what of the file will not be in the papers, what the papers will lack. */
  remarks: z.array(z.string()),
  uploadedAt: z.string(),
  uploadedBy: z.string(),
  confirmedAt: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
})
export type PersonalEdition = z.infer<typeof PersonalEdition>

export const PersonalTemplate = z.object({
  templateId: z.string(),
  /** The newest edition of the library. */
  standardEdition: edition,
  /** The own edition that papers are made from. */
  current: PersonalEdition.nullable(),
  /** Uploaded and waiting to be confirmed. */
  preview: PersonalEdition.nullable(),
  /** The standard template has changed since the own edition grew from it. */
  isBehind: z.boolean(),
  /** Own editions that papers were made from before, newest first. */
  earlier: z.array(PersonalEdition),
})
export type PersonalTemplate = z.infer<typeof PersonalTemplate>

/** `update`: what the library changed since; `current`, `preview`: how the own edition differs from the standard one. */
export const TEMPLATE_DIFFERENCES = ['update', 'current', 'preview'] as const

/** A paragraph; of one that was changed, the words that were. */
const DifferenceLine = z.object({
  kind: z.enum(['same', 'added', 'removed']),
  parts: z.array(z.object({ text: z.string(), isChanged: z.boolean() })),
})
export type DifferenceLine = z.infer<typeof DifferenceLine>

export const TemplateField = z.object({
  /** As it is written in a template, with its braces; of a list, both its ends. */
  tag: z.string(),
  meaning: z.string(),
  /** What it would print today; null: not known yet, a line to fill in by hand. */
  value: z.string().nullable(),
  group: z.string(),
  /** The list between whose ends it stands; null: anywhere. */
  list: z.string().nullable(),
})
export type TemplateField = z.infer<typeof TemplateField>

export const PersonalUpload = z.strictObject({
  /** The edition of the library that the file takes into account; absent: the newest. */
  baseEdition: editionInText.optional(),
})

const tag = 'documents'

export const personalTemplateRoutes = defineRoutes({
  'GET /api/templates/:id/source': {
    access: 'download',
    tag,
    summary: 'Шаблон с метками: тот, по которому делаются документы, стандартный или своя редакция по номеру',
    params: byTemplate,
    query: z.strictObject({
      ...byCompany.shape,
      edition: z.union([z.literal('standard'), editionInText]).optional(),
      ticket: z.string().max(200).optional(),
    }),
    isHeavy: false,
    file: DOCX,
  },
  'GET /api/templates/:id/personal': {
    access: 'user',
    tag,
    summary: 'Свой шаблон организации: действующий, загруженный для просмотра, прежние',
    params: byTemplate,
    query: byCompany,
    answer: PersonalTemplate,
  },
  'PUT /api/templates/:id/personal': {
    access: 'user',
    tag,
    summary: 'Загрузить свой шаблон; действует после подтверждения',
    params: byTemplate,
    query: byCompany,
    isHeavy: true,
    upload: { maxBytes: PERSONAL_TEMPLATE_BYTES_MAX, fields: PersonalUpload },
    answer: PersonalTemplate,
  },
  'GET /api/templates/:id/personal/preview': {
    access: 'download',
    tag,
    summary: 'Документ по загруженному шаблону с данными организации',
    params: byTemplate,
    query: z.strictObject({ ...byCompany.shape, date: calendarDate, ticket: z.string().max(200).optional() }),
    isHeavy: false,
    file: DOCX,
  },
  'POST /api/templates/:id/personal/confirm': {
    access: 'user',
    tag,
    summary: 'Сделать загруженный шаблон основным',
    params: byTemplate,
    body: z.strictObject({ companyId: id, edition }),
    answer: PersonalTemplate,
  },
  'DELETE /api/templates/:id/personal/preview': {
    access: 'user',
    tag,
    summary: 'Убрать загруженный и не подтверждённый шаблон',
    params: byTemplate,
    query: byCompany,
    status: 204,
    undoable: true,
  },
  'DELETE /api/templates/:id/personal': {
    access: 'user',
    tag,
    summary: 'Вернуться к стандартному шаблону; прежние документы не меняются',
    params: byTemplate,
    query: byCompany,
    status: 204,
    undoable: true,
  },
  'GET /api/templates/:id/personal/differences': {
    access: 'user',
    tag,
    summary: 'Чем отличаются тексты: что изменилось в стандартном шаблоне, чем от него отличается свой',
    params: byTemplate,
    query: z.strictObject({ ...byCompany.shape, of: z.enum(TEMPLATE_DIFFERENCES) }),
    answer: z.object({ lines: z.array(DifferenceLine) }),
  },
  'GET /api/template-fields': {
    access: 'user',
    tag,
    summary: 'Метки шаблонов, их смысл и сегодняшнее значение',
    query: z.strictObject({ ...byCompany.shape, templateId: byTemplate.shape.id.optional() }),
    answer: z.array(TemplateField),
  },
})
