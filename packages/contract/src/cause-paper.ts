import { PAPER_CAUSES } from '@ot/domain'
import { z } from 'zod'
import { byCompany, byId, id } from './fields.ts'
import { defineRoutes } from './route.ts'
import { InputValues } from './template.ts'

/** A paper ready to be made: by the calls of documents, or by those of papers from records. */
export const CausePaperAnswer = z.object({
  templateId: z.string(),
  name: z.string(),
  isFromRecords: z.boolean(),
  /** The company's own text, of which no PDF is made here. */
  wordOnly: z.boolean(),
  /** Whom it is about; nobody: the organisation. */
  employeeIds: z.array(id),
  /** What the cause answers to its questions. */
  values: InputValues,
})
export type CausePaperAnswer = z.infer<typeof CausePaperAnswer>

export const causePaperRoutes = defineRoutes({
  'GET /api/cause-papers': {
    access: 'user',
    tag: 'documents',
    summary:
      'Бумаги, которых просит причина: перевод, выход после отсутствия, внеплановое, прекращённая декларация',
    query: z.strictObject({ ...byCompany.shape, ...byId.shape, cause: z.enum(PAPER_CAUSES) }),
    answer: z.array(CausePaperAnswer),
  },
})
