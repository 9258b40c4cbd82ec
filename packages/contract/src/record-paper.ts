import { INPUT_TYPES, PAPER_FORMATS, PAPER_PERIODS, RECORD_SECTIONS, TEMPLATE_SCOPES } from '@ot/domain'
import { z } from 'zod'
import { DocumentAnswer } from './document.ts'
import { byCompany, calendarDate, id } from './fields.ts'
import { defineRoutes } from './route.ts'
import { byTemplate, DOCX, InputValues, PDF } from './template.ts'

const EMPLOYEES_MAX = 3000

export const RecordPaperAnswer = z.object({
  id: z.string(),
  name: z.string(),
  section: z.enum(RECORD_SECTIONS),
  /** `employee`: one paper for everybody chosen. */
  scope: z.enum(TEMPLATE_SCOPES),
  /** What is asked of the period: days gone by, days to come; null: the records as they are. */
  period: z.enum(PAPER_PERIODS).nullable(),
  /** Who is in it when nobody is chosen. */
  about: z.string(),
  /** The answer that names a day before which the paper has to be sent, and how long before. */
  sentAhead: z.object({ key: z.string(), months: z.int() }).nullable(),
  inputs: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      type: z.enum(INPUT_TYPES),
      hint: z.string().nullable(),
    }),
  ),
  /** Answers remembered for this company. */
  values: InputValues,
})
export type RecordPaperAnswer = z.infer<typeof RecordPaperAnswer>

const chosen = {
  companyId: id,
  /** Of the paper; today when absent. */
  date: calendarDate.optional(),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  departmentId: id.optional(),
  employeeIds: z.array(id).min(1).max(EMPLOYEES_MAX).optional(),
  /** The one of which a certificate is asked for. */
  microtraumaId: id.optional(),
  /** Answers over the remembered ones. */
  values: InputValues.optional(),
}

function inOrder({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  return from === undefined || to === undefined || from <= to
}
const ORDER = { path: ['to'], error: 'Конец периода раньше его начала' }

export const RecordPaperBody = z.strictObject(chosen).refine(inOrder, ORDER)
export type RecordPaperBody = z.infer<typeof RecordPaperBody>
export const RecordPaperDraftBody = z
  .strictObject({ ...chosen, format: z.enum(PAPER_FORMATS).default('docx') })
  .refine(inOrder, ORDER)

const tag = 'documents'

export const recordPaperRoutes = defineRoutes({
  'GET /api/record-papers': {
    access: 'user',
    tag,
    summary: 'Бумаги, которые составляются из записей разделов',
    query: byCompany,
    answer: z.array(RecordPaperAnswer),
  },
  'POST /api/record-papers/:id/draft': {
    access: 'user',
    tag,
    summary: 'Бумага из записей без регистрации; о многих работниках — ZIP',
    params: byTemplate,
    body: RecordPaperDraftBody,
    isHeavy: true,
    file: DOCX,
    otherFiles: [PDF, 'application/zip'],
  },
  'POST /api/record-papers/:id': {
    access: 'user',
    tag,
    summary: 'Зарегистрировать бумагу из записей: о многих работниках — на каждого, все или ни одной',
    params: byTemplate,
    body: RecordPaperBody,
    answer: z.array(DocumentAnswer),
    status: 201,
    isHeavy: true,
  },
})
