import { DIGEST_RHYTHMS, DUE_SPANS, LETTER_KINDS, LETTER_STATES, SECTIONS } from '@ot/domain'
import { z } from 'zod'
import { byCompany, byId, calendarDate, id, instant, paging } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'letters'
const count = z.int().nonnegative()

const rhythm = z.enum(DIGEST_RHYTHMS, 'Выберите, как часто присылать сводку')

/** Whom the list of a department goes to. */
const DepartmentHead = z.object({
  departmentId: id,
  department: z.string(),
  head: z
    .object({ employeeId: id, fullName: z.string(), email: z.string().nullable(), isDismissed: z.boolean() })
    .nullable(),
  /** He has refused these letters; a new head gets them again. */
  isUnsubscribed: z.boolean(),
  /** Until when the newest personal link works; null: there is none. */
  linkUntil: instant.nullable(),
})
export type DepartmentHead = z.infer<typeof DepartmentHead>

export const LetterSettings = z.object({
  rhythm,
  /** The user's own address. */
  email: z.string(),
  nextAt: instant.nullable(),
  departments: z.array(DepartmentHead),
})
export type LetterSettings = z.infer<typeof LetterSettings>

export const LetterAnswer = z.object({
  id,
  kind: z.enum(LETTER_KINDS),
  subject: z.string(),
  /** The addressee's name, when it is known. */
  name: z.string().nullable(),
  email: z.string(),
  state: z.enum(LETTER_STATES),
  /** How often the mail server has refused it so far. */
  attempts: count,
  queuedAt: instant,
  sentAt: instant.nullable(),
})
export type LetterAnswer = z.infer<typeof LetterAnswer>

const token = z.string().min(1).max(200)
const byToken = z.strictObject({ token })

/** What the page behind a head's link shows: names, what and by when. */
export const SharedDepartment = z.object({
  organisation: z.string(),
  department: z.string(),
  head: z.string(),
  today: calendarDate,
  linkUntil: calendarDate,
  /** How many work in the department at all. */
  employees: count,
  people: z.array(
    z.object({
      fullName: z.string(),
      position: z.string(),
      items: z.array(
        z.object({
          section: z.enum(SECTIONS),
          name: z.string(),
          deadline: calendarDate.nullable(),
          span: z.enum(DUE_SPANS),
        }),
      ),
    }),
  ),
})
export type SharedDepartment = z.infer<typeof SharedDepartment>

export const Unsubscription = z.object({
  organisation: z.string(),
  kind: z.enum(['digest', 'department']),
  /** Whose head the reader is now; for a summary none. */
  departments: z.array(z.string()),
  isUnsubscribed: z.boolean(),
})
export type Unsubscription = z.infer<typeof Unsubscription>

export const letterRoutes = defineRoutes({
  'GET /api/letters': {
    access: 'user',
    tag,
    summary: 'Письма, отправленные организацией: сводки и списки отделов, новые сверху',
    query: z.strictObject({ ...byCompany.shape, ...paging }),
    answer: z.array(LetterAnswer),
  },
  'GET /api/letters/settings': {
    access: 'user',
    tag,
    summary: 'Как часто приходит сводка и кому отправляются списки отделов',
    query: byCompany,
    answer: LetterSettings,
  },
  'PATCH /api/letters/settings': {
    access: 'user',
    tag,
    summary: 'Выбрать, как часто присылать сводку этому пользователю',
    body: z.strictObject({ companyId: id, rhythm }),
    answer: LetterSettings,
  },
  'POST /api/letters/sample': {
    access: 'user',
    tag,
    summary: 'Прислать сводку себе сейчас',
    body: z.strictObject({ companyId: id }),
    answer: LetterAnswer,
    status: 201,
  },
  'POST /api/employee-groups/:id/letter': {
    access: 'user',
    tag,
    summary: 'Отправить руководителю список его отдела сейчас',
    params: byId,
    answer: LetterAnswer,
    status: 201,
  },
  'DELETE /api/employee-groups/:id/letter-links': {
    access: 'user',
    tag,
    summary: 'Отозвать личные ссылки на список отдела',
    params: byId,
    status: 204,
  },
  'GET /api/departments/shared/:token': {
    access: 'public',
    tag,
    summary: 'Список отдела по личной ссылке его руководителя',
    params: byToken,
    answer: SharedDepartment,
  },
  'GET /api/unsubscribe/:token': {
    access: 'public',
    tag,
    summary: 'От каких писем отказываются по ссылке',
    params: byToken,
    answer: Unsubscription,
  },
  'POST /api/unsubscribe/:token': {
    access: 'public',
    tag,
    summary: 'Отказаться от писем или вернуть их',
    params: byToken,
    body: z.strictObject({ isUnsubscribed: z.boolean().default(true) }),
    answer: Unsubscription,
  },
})
