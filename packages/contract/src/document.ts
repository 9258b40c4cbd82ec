import { ARCHIVE_FORMATS, DOCUMENT_STATUSES, PAPER_FORMATS } from '@ot/domain'
import { z } from 'zod'
import { byCompany, byId, calendarDate, id, paging, pathId, requiredText } from './fields.ts'
import { defineRoutes } from './route.ts'
import { byTemplate, DOCX, InputValues, PaperPages, PDF } from './template.ts'

const TEMPLATES_MAX = 1000
const SUBJECTS_MAX = 3000
const DOCUMENTS_MAX = 1000

const DocumentReference = z.object({ id, number: z.string(), date: calendarDate })

export const DocumentAnswer = z.object({
  id,
  companyId: id,
  templateId: z.string(),
  name: z.string(),
  group: z.string(),
  date: calendarDate,
  number: z.string(),
  employeeId: id.nullable(),
  departmentId: id.nullable(),
  positionId: id.nullable(),
  /** Of a paper of an investigation. */
  incidentId: id.nullable(),
  /** Whom or what the paper is about, as it was called then; null: about the whole company. */
  subject: z.string().nullable(),
  status: z.enum(DOCUMENT_STATUSES),
  /** Of an outdated one: which of its facts are others now. */
  changes: z.array(z.string()),
  voidReason: z.string().nullable(),
  /** The newer document that stands in its place. */
  replacedBy: DocumentReference.nullable(),
  /** When it was signed by hand; null: not yet, or nobody signs it. */
  signedOn: calendarDate.nullable(),
  awaitsSignature: z.boolean(),
  /** Made from the company's own file, which this server makes no PDF of. */
  wordOnly: z.boolean(),
  /** Its pages can be shown; a paper of an own Word file has none before Word has laid it out. */
  hasPages: z.boolean(),
  createdAt: z.string(),
})
export type DocumentAnswer = z.infer<typeof DocumentAnswer>

const TemplateDocuments = z.object({
  templateId: z.string(),
  documents: z.int(),
  outdated: z.int(),
  /** The newest that holds, else the newest. */
  latest: DocumentAnswer,
})
export type TemplateDocuments = z.infer<typeof TemplateDocuments>

const documentNumber = requiredText(50)

/** Whom or what one paper is about; a paper of the whole company needs none. */
const oneSubject = {
  employeeId: id.optional(),
  departmentId: id.optional(),
  positionId: id.optional(),
  incidentId: id.optional(),
  /** Of a paper about one victim; may be left out when there is one. */
  victimId: id.optional(),
  /** Of a paper about one who was questioned: his place among the witnesses, officials after them. */
  personIndex: z.int().nonnegative().optional(),
}
const subjectIds = z.array(id).max(SUBJECTS_MAX).optional()
/** Every template of that scope makes one paper for each of them. */
const manySubjects = {
  employeeIds: subjectIds,
  departmentIds: subjectIds,
  positionIds: subjectIds,
  /** Papers of investigations are about this one. */
  incidentId: id.optional(),
}

const paper = {
  companyId: id,
  date: calendarDate,
  number: documentNumber.optional(),
  values: InputValues.optional(),
  ...oneSubject,
  /** Of a journal of accidents: of which days; the current year when absent. */
  from: calendarDate.optional(),
  to: calendarDate.optional(),
}
const PaperBody = z.strictObject(paper)
export const DraftBody = z.strictObject({ ...paper, format: z.enum(PAPER_FORMATS).default('docx') })
export const DocumentBody = z.strictObject({ ...paper, templateId: byTemplate.shape.id })
export const DocumentsBody = z.strictObject({
  companyId: id,
  date: calendarDate,
  templateIds: z.array(byTemplate.shape.id).min(1).max(TEMPLATES_MAX),
  ...manySubjects,
  /** Answers by template id, over the remembered ones. */
  values: z.record(byTemplate.shape.id, InputValues).optional(),
})
export const ArchiveBody = z.strictObject({
  companyId: id,
  date: calendarDate,
  ...manySubjects,
  format: z.enum(ARCHIVE_FORMATS).default('docx'),
  /** Of one PDF: each paper begins on a sheet of its own when both sides are printed. */
  duplex: z.boolean().default(false),
  groups: z.array(z.string().max(50)).max(50).optional(),
  templateIds: z.array(byTemplate.shape.id).max(TEMPLATES_MAX).optional(),
  /** Answers by template id, over the remembered ones. */
  values: z.record(byTemplate.shape.id, InputValues).optional(),
  /** A first page names the papers and why the organisation needs them. */
  contents: z.boolean().default(false),
  register: z.boolean().default(false),
})

/** A set before it is made: what in it does not agree. */
const SetBody = z.strictObject({
  companyId: id,
  date: calendarDate,
  templateIds: z.array(byTemplate.shape.id).min(1).max(TEMPLATES_MAX),
  ...manySubjects,
  values: z.record(byTemplate.shape.id, InputValues).optional(),
})

export const SetCheck = z.object({
  remarks: z.array(
    z.object({
      templateId: z.string(),
      /** Of the paper, with whom it is about. */
      name: z.string(),
      message: z.string(),
    }),
  ),
})
export type SetCheck = z.infer<typeof SetCheck>

const documentFilter = z
  .strictObject({
    ...byCompany.shape,
    templateId: z.string().max(120).optional(),
    group: z.string().max(50).optional(),
    from: calendarDate.optional(),
    to: calendarDate.optional(),
    /** A part of the number. */
    number: documentNumber.optional(),
    /** About the employee, or naming him in an answer. */
    employeeId: pathId.optional(),
    status: z.enum(DOCUMENT_STATUSES).optional(),
    /** Only those that hold and have not been signed yet. */
    awaiting: z.literal('true').optional(),
    ...paging,
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: 'Конец периода раньше его начала',
  })

const tag = 'documents'

export const documentRoutes = defineRoutes({
  'POST /api/templates/:id/draft': {
    access: 'user',
    tag,
    summary: 'Бумага без регистрации: посмотреть или скачать',
    params: byTemplate,
    body: DraftBody,
    isHeavy: false,
    file: DOCX,
    otherFiles: [PDF],
  },
  'POST /api/templates/:id/pages': {
    access: 'user',
    tag,
    summary: 'Страницы бумаги из библиотеки, какими они будут в PDF, и откуда на них каждое значение',
    params: byTemplate,
    body: PaperBody,
    answer: PaperPages,
  },
  'GET /api/templates/:id/next-number': {
    access: 'user',
    tag,
    summary: 'Номер, который документ получит, если зарегистрировать его сейчас',
    params: byTemplate,
    query: byCompany.extend({ date: calendarDate }),
    answer: z.object({ number: z.string() }),
  },
  'GET /api/documents': {
    access: 'user',
    tag,
    summary: 'Зарегистрированные документы, новые сверху',
    query: documentFilter,
    answer: z.array(DocumentAnswer),
  },
  'GET /api/documents/by-template': {
    access: 'user',
    tag,
    summary: 'Сколько чего зарегистрировано: последний документ каждого шаблона',
    query: byCompany,
    answer: z.array(TemplateDocuments),
  },
  'POST /api/documents': {
    access: 'user',
    tag,
    summary: 'Зарегистрировать документ',
    body: DocumentBody,
    answer: DocumentAnswer,
    status: 201,
  },
  'POST /api/documents/bulk': {
    access: 'user',
    tag,
    summary: 'Зарегистрировать документы разом: на каждого работника, отдел или должность; все или ни одного',
    body: DocumentsBody,
    answer: z.array(DocumentAnswer),
    status: 201,
    isHeavy: true,
  },
  'POST /api/documents/refresh': {
    access: 'user',
    tag,
    summary: 'Заменить устаревшие документы новыми: сегодняшней датой, со следующими номерами',
    body: z.strictObject({
      companyId: id,
      /** Absent: all that are outdated. */
      ids: z.array(id).min(1).max(DOCUMENTS_MAX).optional(),
    }),
    answer: z.object({
      documents: z.array(DocumentAnswer),
      /** Left as they are, and why. */
      left: z.array(z.object({ ...DocumentReference.shape, name: z.string(), reason: z.string() })),
    }),
    status: 201,
    isHeavy: true,
  },
  'POST /api/documents/:id/void': {
    access: 'user',
    tag,
    summary: 'Аннулировать: номер не используется снова',
    params: byId,
    body: z.strictObject({ reason: requiredText(1000) }),
    answer: DocumentAnswer,
    undoable: true,
  },
  'POST /api/documents/sign': {
    access: 'user',
    tag,
    summary: 'Отметить, когда документы подписаны на бумаге; без даты — снять отметку',
    body: z.strictObject({
      companyId: id,
      ids: z.array(id).min(1).max(DOCUMENTS_MAX),
      signedOn: calendarDate.nullable(),
    }),
    answer: z.array(DocumentAnswer),
    undoable: true,
  },
  'GET /api/documents/:id/file': {
    access: 'download',
    tag,
    summary: 'Файл документа; текст его не меняется',
    params: byId,
    query: z.strictObject({
      format: z.enum(PAPER_FORMATS).default('docx'),
      ticket: z.string().max(200).optional(),
    }),
    isHeavy: false,
    file: DOCX,
    otherFiles: [PDF],
  },
  'GET /api/documents/:id/pages': {
    access: 'user',
    tag,
    summary: 'Страницы PDF документа для экрана',
    params: byId,
    answer: PaperPages,
  },
  'POST /api/documents/check': {
    access: 'user',
    tag,
    summary: 'Что в комплекте не согласовано: даты документов между собой, гарантии с классом рабочего места',
    body: SetBody,
    answer: SetCheck,
  },
  'POST /api/documents/archive': {
    access: 'user',
    tag,
    summary: 'ZIP с бумагами или один PDF, отдаётся по мере готовности',
    body: ArchiveBody,
    isHeavy: true,
    file: 'application/zip',
    otherFiles: [PDF],
  },
})
