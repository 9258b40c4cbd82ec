import { SEARCH_KINDS, TEMPLATE_SCOPES } from '@ot/domain'
import { z } from 'zod'
import { byCompany, calendarDate, id, requiredText } from './fields.ts'
import { defineRoutes } from './route.ts'

const QUERY_MAX = 200

const words = {
  title: z.string(),
  /** What tells it from others of its title: position and department, number and day; may be empty. */
  note: z.string(),
}

const SearchFound = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('document'), id, number: z.string(), date: calendarDate, ...words }),
  z.object({
    kind: z.literal('template'),
    id: z.string(),
    /** Whom or what its papers are about: of the whole company one is made at once. */
    scope: z.enum(TEMPLATE_SCOPES),
    ...words,
  }),
  z.object({ kind: z.enum(SEARCH_KINDS).exclude(['document', 'template']), id, ...words }),
])
export type SearchFound = z.infer<typeof SearchFound>

export const searchRoutes = defineRoutes({
  'GET /api/search': {
    access: 'user',
    tag: 'search',
    summary:
      'Работники, документы, шаблоны, заявки, происшествия, микротравмы, оборудование, помещения и контрагенты по словам; не больше шести каждого вида, лучшие сверху; первым — вид, чьё лучшее подходит больше',
    query: z.strictObject({ ...byCompany.shape, q: requiredText(QUERY_MAX) }),
    answer: z.array(SearchFound),
  },
})
