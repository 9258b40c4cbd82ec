import { DISPATCH_PURPOSES, DISPATCH_STATUSES, PAPER_FORMATS, RECIPIENT_STATES } from '@ot/domain'
import { z } from 'zod'
import {
  byCompany,
  byId,
  calendarDate,
  email,
  id,
  instant,
  isPlainText,
  optionalText,
  paging,
  pathId,
  requiredText,
} from './fields.ts'
import { defineRoutes } from './route.ts'
import { DOCX, PaperPages, PDF } from './template.ts'

const tag = 'dispatches'
const DOCUMENTS_MAX = 50
const RECIPIENTS_MAX = 500
const LETTER_MAX = 5000
export const SCAN_BYTES_MAX = 20 * 1024 * 1024
const count = z.int().nonnegative()

const SentDocument = z.object({
  id,
  name: z.string(),
  number: z.string(),
  date: calendarDate,
  isVoid: z.boolean(),
  /** The law wants a signature by hand (ТК РФ, ст. 22.1, ч. 3): a reading by the link does not stand for it. */
  signedByHand: z.boolean(),
  /** Of the file as it was sent. */
  sha256: z.string(),
  /** Of the PDF as it was sent; null: sent in Word only. */
  pdfSha256: z.string().nullable(),
  /** Its pages were kept as well: they are shown as they were sent. */
  hasPages: z.boolean(),
})
export type SentDocument = z.infer<typeof SentDocument>

const dispatchBase = {
  id,
  companyId: id,
  purpose: z.enum(DISPATCH_PURPOSES),
  status: z.enum(DISPATCH_STATUSES),
  due: calendarDate.nullable(),
  createdAt: instant,
  /** Who sent it: a name, else an e-mail. */
  createdBy: z.string(),
  /** Signatures by hand are expected: the purpose asks for them or one of the papers does. */
  needsSignature: z.boolean(),
  documents: z.array(SentDocument),
}

export const DispatchSummary = z.object({
  ...dispatchBase,
  counts: z.object({ recipients: count, opened: count, acknowledged: count, signed: count, waiting: count }),
})
export type DispatchSummary = z.infer<typeof DispatchSummary>

export const Recipient = z.object({
  id,
  /** Null: somebody from outside. */
  employeeId: id.nullable(),
  fullName: z.string().nullable(),
  position: z.string().nullable(),
  /** Null: without a letter, signs on paper. */
  email: z.string().nullable(),
  state: z.enum(RECIPIENT_STATES),
  /** The last letter, how many there were, and until when its link works. */
  sentAt: instant.nullable(),
  letters: count,
  linkUntil: instant.nullable(),
  openedAt: instant.nullable(),
  acknowledgedAt: instant.nullable(),
  acknowledgedName: z.string().nullable(),
  /** The network address the mark came from. */
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  /** SHA-256 of the files that this person had before him. */
  hashes: z.array(z.object({ documentId: id, sha256: z.string(), pdfSha256: z.string().nullable() })),
  signedOn: calendarDate.nullable(),
  /** The name of the scan, when there is one. */
  scan: z.string().nullable(),
})
export type Recipient = z.infer<typeof Recipient>

export const DispatchAnswer = z.object({
  ...dispatchBase,
  letter: z.string().nullable(),
  recipients: z.array(Recipient),
})
export type DispatchAnswer = z.infer<typeof DispatchAnswer>

/** An employee (the e-mail of his card unless another is named; null: no letter), or somebody by an e-mail alone. */
const NewRecipient = z.union([
  z.strictObject({ employeeId: id, email: email.nullable().optional() }),
  z.strictObject({ email, fullName: optionalText(300) }),
])
export type NewRecipient = z.infer<typeof NewRecipient>

export const NewDispatch = z.strictObject({
  companyId: id,
  purpose: z.enum(DISPATCH_PURPOSES).default('acquaintance'),
  documentIds: z
    .array(id)
    .min(1, 'Выберите хотя бы один документ')
    .max(DOCUMENTS_MAX, `Не больше ${DOCUMENTS_MAX} документов`),
  recipients: z
    .array(NewRecipient)
    .min(1, 'Выберите хотя бы одного получателя')
    .max(RECIPIENTS_MAX, `Не больше ${RECIPIENTS_MAX} получателей`),
  letter: z
    .union([
      z.literal('').transform(() => null),
      z.string().trim().min(1).max(LETTER_MAX).refine(isPlainText, 'Недопустимые знаки'),
    ])
    .nullable()
    .default(null),
  due: calendarDate.nullable().default(null),
})
export type NewDispatch = z.infer<typeof NewDispatch>

const someRecipients = { recipientIds: z.array(id).min(1).max(RECIPIENTS_MAX).optional() }

/** Ids in a text part of a form, separated by commas. */
const idList = z
  .string()
  .regex(/^[1-9]\d{0,15}(?:,[1-9]\d{0,15}){0,499}$/, 'Номера получателей через запятую')
  .transform((list) => list.split(',').map(Number))

export const Acknowledgement = z.strictObject({
  name: requiredText(300),
  agreed: z.literal(true, 'Отметьте, что ознакомились с документами'),
})

const token = z.string().min(1).max(200)
const byToken = z.strictObject({ token })

/** What the page behind a personal link shows. */
export const SharedDispatch = z.object({
  organisation: z.string(),
  timeZone: z.string(),
  fullName: z.string().nullable(),
  letter: z.string().nullable(),
  due: calendarDate.nullable(),
  needsSignature: z.boolean(),
  documents: z.array(SentDocument),
  state: z.enum(RECIPIENT_STATES),
  acknowledgedAt: instant.nullable(),
  acknowledgedName: z.string().nullable(),
  signedOn: calendarDate.nullable(),
})
export type SharedDispatch = z.infer<typeof SharedDispatch>

const byRecipient = z.strictObject({ id: pathId, recipientId: pathId })

export const dispatchRoutes = defineRoutes({
  'GET /api/dispatches': {
    access: 'user',
    tag,
    summary: 'Реестр отправленных документов, новые сверху',
    query: z.strictObject({
      ...byCompany.shape,
      status: z.enum(DISPATCH_STATUSES).optional(),
      ...paging,
    }),
    answer: z.array(DispatchSummary),
  },
  'POST /api/dispatches': {
    access: 'user',
    tag,
    summary: 'Отправить документы: каждому письмо с личной ссылкой',
    body: NewDispatch,
    answer: DispatchAnswer,
    status: 201,
    isHeavy: true,
  },
  'GET /api/dispatches/:id': {
    access: 'user',
    tag,
    summary: 'Кому отправлено, кто открыл, кто ознакомился',
    params: byId,
    answer: DispatchAnswer,
  },
  'POST /api/dispatches/:id/remind': {
    access: 'user',
    tag,
    summary: 'Напомнить тем, кто ещё не ознакомился; всем или названным',
    params: byId,
    body: z.strictObject(someRecipients),
    answer: DispatchAnswer,
  },
  'POST /api/dispatches/:id/revoke': {
    access: 'user',
    tag,
    summary: 'Отозвать: ссылки перестают работать; у всех или у названных',
    params: byId,
    body: z.strictObject(someRecipients),
    answer: DispatchAnswer,
  },
  'POST /api/dispatches/:id/paper-signatures': {
    access: 'user',
    tag,
    summary: 'Подписано на бумаге; скан (PDF, JPG, PNG) можно приложить один на всех',
    params: byId,
    isHeavy: false,
    upload: {
      maxBytes: SCAN_BYTES_MAX,
      isOptional: true,
      fields: z.strictObject({ recipientIds: idList, signedOn: calendarDate }),
    },
    answer: DispatchAnswer,
    undoable: true,
  },
  'DELETE /api/dispatches/:id/recipients/:recipientId/paper-signature': {
    access: 'user',
    tag,
    summary: 'Снять отметку о подписи на бумаге',
    params: byRecipient,
    answer: DispatchAnswer,
    undoable: true,
  },
  'GET /api/dispatches/:id/recipients/:recipientId/scan': {
    access: 'download',
    tag,
    summary: 'Скан подписи на бумаге',
    params: byRecipient,
    isHeavy: false,
    file: 'application/octet-stream',
  },
  'GET /api/dispatches/:id/sheet': {
    access: 'download',
    tag,
    summary: 'Лист ознакомления для печати',
    params: byId,
    isHeavy: false,
    file: DOCX,
  },
  'GET /api/acknowledge/:token': {
    access: 'public',
    tag,
    summary: 'Что прислали по личной ссылке',
    params: byToken,
    answer: SharedDispatch,
  },
  'GET /api/acknowledge/:token/file/:documentId': {
    access: 'public',
    tag,
    summary: 'Файл документа по личной ссылке',
    params: z.strictObject({ token, documentId: pathId }),
    query: z.strictObject({ format: z.enum(PAPER_FORMATS).default('docx') }),
    isHeavy: false,
    file: DOCX,
    otherFiles: [PDF],
  },
  'GET /api/acknowledge/:token/pages/:documentId': {
    access: 'public',
    tag,
    summary: 'Страницы PDF, отправленного по личной ссылке, для экрана',
    params: z.strictObject({ token, documentId: pathId }),
    answer: PaperPages,
  },
  'POST /api/acknowledge/:token': {
    access: 'public',
    tag,
    summary: 'Ознакомлен: имя, время, адрес и отпечатки файлов сохраняются',
    params: byToken,
    body: Acknowledgement,
    answer: SharedDispatch,
  },
})
