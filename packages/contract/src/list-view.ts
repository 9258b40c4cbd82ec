import { LIST_SEARCH_MAX, LIST_VIEW_NAME_MAX, LISTS } from '@ot/domain'
import { z } from 'zod'
import { byCompany, byId, id, isPlainText, requiredText, version } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'list-views'
const COLUMNS_MAX = 30
const COLUMN_NAME_MAX = 40

const list = z.enum(LISTS, { error: 'Такого списка нет' })
const fields = {
  name: requiredText(LIST_VIEW_NAME_MAX),
  isShared: z.boolean(),
  /** What the address of the list says, without the question mark; empty: all of it as it opens. */
  search: z.string().max(LIST_SEARCH_MAX).refine(isPlainText, 'Недопустимые знаки'),
}

/** A state of a list under a name: for all of the company, or for who asks alone. */
export const ListViewAnswer = z.object({ ...fields, id, companyId: id, version, list })
export type ListViewAnswer = z.infer<typeof ListViewAnswer>

const hidden = z
  .array(requiredText(COLUMN_NAME_MAX))
  .max(COLUMNS_MAX)
  .transform((columns) => [...new Set(columns)])

export const ListViewsAnswer = z.object({
  /** By name. */
  views: z.array(ListViewAnswer),
  /** Which columns the user has hidden, list by list. */
  columns: z.array(z.object({ list, hidden: z.array(z.string()) })),
})
export type ListViewsAnswer = z.infer<typeof ListViewsAnswer>

export const listViewRoutes = defineRoutes({
  'GET /api/list-views': {
    access: 'user',
    tag,
    summary: 'Сохранённые виды списков, общие и свои, и скрытые пользователем столбцы',
    query: byCompany,
    answer: ListViewsAnswer,
  },
  'POST /api/list-views': {
    access: 'user',
    tag,
    summary: 'Сохранить вид списка под именем: для себя — любой участник, для всех — кто ведёт записи',
    body: z.strictObject({ companyId: id, list, ...fields }),
    answer: ListViewAnswer,
    status: 201,
  },
  'PATCH /api/list-views/:id': {
    access: 'user',
    tag,
    summary: 'Переименовать вид, записать в него другое состояние списка, открыть всем или оставить себе',
    params: byId,
    body: z.strictObject(fields).partial(),
    answer: ListViewAnswer,
    versioned: true,
  },
  'DELETE /api/list-views/:id': {
    access: 'user',
    tag,
    summary: 'Удалить вид списка',
    params: byId,
    status: 204,
    versioned: true,
    undoable: true,
  },
  'PUT /api/list-views/columns': {
    access: 'user',
    tag,
    summary: 'Запомнить, какие столбцы списка пользователь скрыл: у каждого своё',
    body: z.strictObject({ companyId: id, list, hidden }),
    answer: ListViewsAnswer.shape.columns.element,
  },
})
