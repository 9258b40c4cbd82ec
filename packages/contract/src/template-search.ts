import { z } from 'zod'
import { byCompany, requiredText } from './fields.ts'
import { defineRoutes } from './route.ts'

const SEARCH_MAX = 200

const TemplateFound = z.object({
  id: z.string(),
  /** Where the text says it; null: the title itself does, or it is far down the list. */
  excerpt: z.string().nullable(),
})

export const templateSearchRoutes = defineRoutes({
  'GET /api/templates/search': {
    access: 'user',
    tag: 'documents',
    summary: 'Шаблоны по словам названия и текста, в любой форме слова; лучшие сверху',
    query: z.strictObject({ ...byCompany.shape, q: requiredText(SEARCH_MAX) }),
    answer: z.array(TemplateFound),
  },
})
