import { z } from 'zod'
import { isPlainText } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'reference'
const SEARCH_MAX = 200

/** A line of the appendix to order 29н. */
export const MedicalFactorAnswer = z.object({
  code: z.string(),
  title: z.string(),
  shortTitle: z.string(),
  part: z.string(),
  partTitle: z.string(),
  parent: z.string().nullable(),
  isGroup: z.boolean(),
  months: z.int().nullable(),
  flags: z.string(),
})

/** A hazard of order 776н's model list. `source` is the list's own wording for the event. */
export const ListedHazardAnswer = z.object({
  number: z.int(),
  title: z.string(),
  dangers: z.array(
    z.object({ code: z.string(), source: z.string(), danger: z.string(), measures: z.array(z.string()) }),
  ),
})

export const referenceRoutes = defineRoutes({
  'GET /api/medical-factors': {
    access: 'user',
    tag,
    summary: 'Факторы и работы приказа № 29н; `search` — номер или слова',
    query: z.strictObject({
      search: z.string().max(SEARCH_MAX).refine(isPlainText, 'Недопустимые знаки').optional(),
    }),
    answer: z.array(MedicalFactorAnswer),
  },
  'GET /api/hazards': {
    access: 'user',
    tag,
    summary: 'Примерный перечень опасностей приказа № 776н: события и меры',
    answer: z.array(ListedHazardAnswer),
  },
})
