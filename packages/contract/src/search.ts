import { SEARCH_KINDS, SEARCHED_SECTIONS, TEMPLATE_SCOPES } from '@ot/domain'
import { z } from 'zod'
import { byCompany, calendarDate, id, requiredText } from './fields.ts'
import { defineRoutes } from './route.ts'

const QUERY_MAX = 200

const words = {
  title: z.string(),
  /** What tells it from others of its title: position and department, number and day, how many it binds; may be empty. */
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
  /** What several owe alike, by the name it has in the list of its section. */
  z.object({ kind: z.enum(SEARCHED_SECTIONS), ...words }),
  z.object({
    kind: z.enum(SEARCH_KINDS).exclude(['document', 'template', ...SEARCHED_SECTIONS]),
    id,
    ...words,
  }),
])
export type SearchFound = z.infer<typeof SearchFound>

export const searchRoutes = defineRoutes({
  'GET /api/search': {
    access: 'user',
    tag: 'search',
    summary:
      'Работники, документы, шаблоны, обязанности разделов, отделы, рабочие места, заявки, происшествия, микротравмы, оборудование, помещения и контрагенты по словам; не больше шести каждого вида, лучшие сверху; первым — вид, чьё лучшее подходит больше',
    query: z.strictObject({ ...byCompany.shape, q: requiredText(QUERY_MAX) }),
    answer: z.array(SearchFound),
  },
})
