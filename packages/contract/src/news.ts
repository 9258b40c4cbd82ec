import { isNormId, type NormId, SECTIONS } from '@ot/domain'
import { z } from 'zod'
import { byCompany, byId, calendarDate, id, instant, paging, requiredText } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'news'
const SEARCH_MAX = 200
const TITLE_MAX = 200
const SHORT_MAX = 500
const NORMS_MAX = 20
/** Of the Markdown of one item. */
export const NEWS_CONTENT_MAX = 200_000
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const newsBase = {
  id,
  name: z.string(),
  shortContent: z.string(),
  /** When it was published. */
  createdAt: instant,
  isImportant: z.boolean(),
  /** What it says of an act was compared with the act's published requiredText. */
  isVerified: z.boolean(),
}

export const NewsSummary = z.object(newsBase)
export type NewsSummary = z.infer<typeof NewsSummary>

export const NewsAnswer = z.object({
  ...newsBase,
  /** Markdown. */
  content: z.string(),
  editedAt: instant.nullable(),
  /** Acts that the item is about, and from when they change. */
  norms: z.array(z.object({ id: z.string(), label: z.string(), from: calendarDate })),
  /** Its neighbours in the list, which is newest first: the newer one and the older one. */
  previousId: id.nullable(),
  nextId: id.nullable(),
})
export type NewsAnswer = z.infer<typeof NewsAnswer>

const term = z.object({ periodicity: z.string(), deadline: calendarDate })

/** One obligation of one employee whose deadline is another under the new wording. */
export const NewsImpactRow = z.object({
  employeeId: id,
  fullname: z.string(),
  department: z.string(),
  section: z.enum(SECTIONS),
  name: z.string(),
  /** `present`: counted by the new wording already; `next`: the standing deadline stays, the one after it changes. */
  counted: z.enum(['present', 'next']),
  deadline: calendarDate.nullable(),
  was: term,
  becomes: term,
})
export type NewsImpactRow = z.infer<typeof NewsImpactRow>

export const NewsImpact = z.object({
  /** Employees with records that stand on the acts named. */
  people: z.int().nonnegative(),
  rows: z.array(NewsImpactRow),
})
export type NewsImpact = z.infer<typeof NewsImpact>

/** The head of the Markdown file that the operator writes. */
export const NewsHead = z.strictObject({
  slug: z.string({ error: 'Обязательное поле' }).regex(SLUG, 'Строчные латинские буквы, цифры и дефисы'),
  title: requiredText(TITLE_MAX),
  /** Of publication. */
  date: calendarDate.optional(),
  short: requiredText(SHORT_MAX).optional(),
  norms: z
    .array(
      z.strictObject({
        id: z.custom<NormId>(
          (value) => typeof value === 'string' && isNormId(value),
          'Такого акта в реестре норм нет',
        ),
        from: calendarDate,
        /** The change is about this section alone. */
        section: z.enum(SECTIONS).optional(),
      }),
    )
    .max(NORMS_MAX)
    .default([]),
  important: z.boolean().default(false),
  verified: z.boolean().default(true),
})
export type NewsHead = z.infer<typeof NewsHead>

export const newsRoutes = defineRoutes({
  'GET /api/news': {
    access: 'user',
    tag,
    summary: 'Новости, новые сверху; q — слова в любой форме',
    query: z.strictObject({ ...paging, q: requiredText(SEARCH_MAX).optional() }),
    answer: z.array(NewsSummary),
  },
  'GET /api/news/:id': { access: 'user', tag, summary: 'Новость', params: byId, answer: NewsAnswer },
  'GET /api/news/:id/impact': {
    access: 'user',
    tag,
    summary: 'Кого из работников касается изменение норм: какой срок был бы и какой становится',
    params: byId,
    query: byCompany,
    answer: NewsImpact,
  },
  'GET /api/news/pictures/:id': {
    access: 'download',
    tag,
    summary: 'Картинка из новости',
    params: byId,
    isHeavy: false,
    file: 'image/png',
    otherFiles: ['image/jpeg', 'image/webp'],
  },
})
