import type { CallAnswer, CallInput, InputValues, TemplateAnswer } from '@ot/contract'
import type { PaperFormat } from '@ot/domain'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '../api.ts'
import { fileName, type NamedFile } from '../http/save-file.ts'

/** Of their questions the open ones alone: what is answered comes with one paper, see `templateQuery`. */
export function templatesQuery(companyId: number) {
  return queryOptions({
    queryKey: ['templates', companyId],
    queryFn: ({ signal }) => call('GET /api/templates', { query: { companyId, view: 'list' } }, { signal }),
  })
}

/** One paper with all its questions and their answers; read anew each time it is opened: others answer too. */
export function templateQuery(companyId: number, id: string) {
  return queryOptions({
    queryKey: ['templates', companyId, id],
    queryFn: ({ signal }) =>
      call('GET /api/templates/:id', { params: { id }, query: { companyId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
}

export type TemplateGroup = CallAnswer<'GET /api/template-groups'>[number]

/** In the order of the library; it changes with a release only. */
export function templateGroupsQuery() {
  return queryOptions({
    queryKey: ['template-groups'],
    queryFn: ({ signal }) => call('GET /api/template-groups', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Found by any form of the words, the best first; while a longer question is answered the found ones stay. */
export function templateSearchQuery(companyId: number, words: string) {
  return queryOptions({
    queryKey: ['template-search', companyId, words],
    queryFn: ({ signal }) =>
      call('GET /api/templates/search', { query: { companyId, q: words } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: words !== '',
  })
}

interface DraftRequest {
  companyId: number
  template: TemplateAnswer
  date: string
  format?: PaperFormat
  /** Whom or what the paper is about. */
  subject?: Partial<
    Record<'employeeId' | 'departmentId' | 'positionId' | 'incidentId' | 'victimId' | 'personIndex', number>
  >
}

type DraftBody = CallInput<'POST /api/templates/:id/draft'>['body']

/** The paper as it would be now, without a number in the register. */
export async function getDraftOf(
  { id, name }: Pick<TemplateAnswer, 'id' | 'name'>,
  body: DraftBody & { format: PaperFormat },
  signal?: AbortSignal,
): Promise<NamedFile> {
  const { answer, headers } = await callWithHeaders(
    'POST /api/templates/:id/draft',
    { params: { id }, body },
    signal === undefined ? {} : { signal },
  )
  return { bytes: answer, name: fileName(headers, `${name}.${body.format}`) }
}

export function getDraft(
  { companyId, template, date, format = 'docx', subject = {} }: DraftRequest,
  signal?: AbortSignal,
): Promise<NamedFile> {
  return getDraftOf(template, { companyId, date, format, ...subject }, signal)
}

/** For a preview: made anew each time it is opened, because the company's facts may have changed. */
export function draftQuery(request: DraftRequest) {
  const { companyId, template, date } = request
  return queryOptions({
    queryKey: ['draft', companyId, template.id, date, template.values],
    queryFn: ({ signal }) => getDraft(request, signal),
    staleTime: 0,
    gcTime: 0,
  })
}

interface PagesRequest extends Pick<DraftRequest, 'companyId' | 'template' | 'date'> {
  /** Given now, over those that are remembered. */
  values?: InputValues
}

/** The pages as they would be printed now; while they are made anew, those that were shown stay. */
export function pagesQuery({ companyId, template, date, values = {} }: PagesRequest) {
  return queryOptions({
    queryKey: ['paper-pages', companyId, template.id, date, template.values, values],
    queryFn: ({ signal }) =>
      call(
        'POST /api/templates/:id/pages',
        { params: { id: template.id }, body: { companyId, date, values } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
}

/** What registering it would give it; others register too. */
export function nextNumberQuery(companyId: number, templateId: string, date: string) {
  return queryOptions({
    queryKey: ['next-number', companyId, templateId, date],
    queryFn: ({ signal }) =>
      call(
        'GET /api/templates/:id/next-number',
        { params: { id: templateId }, query: { companyId, date } },
        { signal },
      ),
    staleTime: 0,
    gcTime: 0,
  })
}

interface Answers {
  companyId: number
  templateId: string
  values: InputValues
}

/** Remembers the answers and puts the template, as it is with them, into the list. */
export async function saveAnswers(
  client: QueryClient,
  { companyId, templateId, values }: Answers,
): Promise<TemplateAnswer> {
  const saved = await call('PUT /api/templates/:id/answers', {
    params: { id: templateId },
    body: { companyId, values },
  })
  client.setQueryData(templatesQuery(companyId).queryKey, (templates) =>
    templates?.map((template) => (template.id === saved.id ? saved : template)),
  )
  return saved
}
