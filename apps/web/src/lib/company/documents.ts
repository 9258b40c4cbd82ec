import type { CallAnswer, CallInput, DocumentAnswer } from '@ot/contract'
import type { PaperFormat } from '@ot/domain'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '../api.ts'
import type { CallOptions } from '../http/request.ts'
import { fileName, type NamedFile } from '../http/save-file.ts'
import { refreshAfter } from '../stale-queries.ts'

export type DocumentsFilter = Omit<CallInput<'GET /api/documents'>['query'], 'companyId'>

interface DocumentsPage {
  documents: readonly DocumentAnswer[]
  /** Of all pages. */
  total: number
}

/** Begins the key of everything that is told of registered documents. */
function documentsKey(companyId: number) {
  return ['documents', companyId] as const
}

/** What is registered of each template: in one answer, however long the register is. */
export function registeredQuery(companyId: number) {
  return queryOptions({
    queryKey: [...documentsKey(companyId), 'by-template'],
    // A fact changed on another page makes documents outdated.
    staleTime: 0,
    queryFn: ({ signal }) => call('GET /api/documents/by-template', { query: { companyId } }, { signal }),
  })
}

async function readDocuments(
  query: CallInput<'GET /api/documents'>['query'],
  options: CallOptions,
): Promise<DocumentsPage> {
  const { answer, headers } = await callWithHeaders('GET /api/documents', { query }, options)
  return { documents: answer, total: Number(headers.get('X-Total-Count')) }
}

/** A page of the register, the newest first; while another is loaded the one before stays. */
export function documentsQuery(companyId: number, filter: DocumentsFilter) {
  return queryOptions({
    queryKey: [...documentsKey(companyId), 'listed', filter],
    queryFn: ({ signal }) => readDocuments({ companyId, ...filter }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

const WHOLE_PAGE = 500

/** Registered papers that hold, newest first. */
export function documentsToSendQuery(companyId: number) {
  return queryOptions({
    queryKey: [...documentsKey(companyId), 'to-send'],
    queryFn: async ({ signal }) => {
      const all: DocumentAnswer[] = []
      for (let page = 1; ; page += 1) {
        const { documents, total } = await readDocuments({ companyId, page, limit: WHOLE_PAGE }, { signal })
        all.push(...documents)
        if (documents.length < WHOLE_PAGE || all.length >= total) break
      }
      return all.filter(({ status }) => status !== 'void')
    },
  })
}

export type Registration = CallInput<'POST /api/documents'>['body']
type Registrations = CallInput<'POST /api/documents/bulk'>['body']

export async function registerDocument(
  client: QueryClient,
  body: Registration,
  idempotencyKey: string,
): Promise<DocumentAnswer> {
  const registered = await call('POST /api/documents', { body }, { idempotencyKey })
  await refreshAfter(client, 'document')
  return registered
}

/** One paper for each whom it is about, all or none. */
export async function registerMany(
  client: QueryClient,
  body: Registrations,
  idempotencyKey: string,
): Promise<DocumentAnswer[]> {
  const registered = await call('POST /api/documents/bulk', { body }, { idempotencyKey })
  await refreshAfter(client, 'document')
  return registered
}

type Refreshment = CallInput<'POST /api/documents/refresh'>['body']
export type Refreshed = CallAnswer<'POST /api/documents/refresh'>

export async function refreshDocuments(
  client: QueryClient,
  body: Refreshment,
  idempotencyKey: string,
): Promise<Refreshed> {
  const refreshed = await call('POST /api/documents/refresh', { body }, { idempotencyKey })
  await refreshAfter(client, 'document')
  return refreshed
}

/** The signatures are on paper since that day; null: they are not there after all. */
export async function signDocument(
  client: QueryClient,
  { id, companyId }: DocumentAnswer,
  signedOn: string | null,
): Promise<void> {
  await call('POST /api/documents/sign', { body: { companyId, ids: [id], signedOn } })
  await refreshAfter(client, 'document')
}

export async function voidDocument(
  client: QueryClient,
  { id }: DocumentAnswer,
  reason: string,
): Promise<void> {
  await call('POST /api/documents/:id/void', { params: { id }, body: { reason } })
  await refreshAfter(client, 'document')
}

export async function getDocumentFile(
  { id, name }: Pick<DocumentAnswer, 'id' | 'name'>,
  format: PaperFormat = 'docx',
): Promise<NamedFile> {
  const { answer, headers } = await callWithHeaders('GET /api/documents/:id/file', {
    params: { id },
    query: { format },
  })
  return { bytes: answer, name: fileName(headers, `${name}.${format}`) }
}

/** The pages of its PDF. */
export function documentPagesQuery({ companyId, id }: DocumentAnswer) {
  return queryOptions({
    queryKey: [...documentsKey(companyId), 'pages', id],
    queryFn: ({ signal }) => call('GET /api/documents/:id/pages', { params: { id } }, { signal }),
  })
}

export type SetRequest = CallInput<'POST /api/documents/check'>['body']

/** What in papers that are about to be made does not agree; asked anew at every opening, for any fact may have changed. */
export function setRemarksQuery(set: SetRequest) {
  return queryOptions({
    queryKey: [...documentsKey(set.companyId), 'check', set],
    queryFn: ({ signal }) => call('POST /api/documents/check', { body: set }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
}

export type ArchiveRequest = CallInput<'POST /api/documents/archive'>['body']

interface Watch {
  /** With the same key the papers registered before are sent again. */
  idempotencyKey?: string
  signal?: AbortSignal
  onProgress?: (received: number) => void
}

export async function makeArchive(
  client: QueryClient,
  body: ArchiveRequest,
  watch: Watch,
): Promise<NamedFile> {
  const fallback = body.format === 'one-pdf' ? 'Документы.pdf' : 'Документы.zip'
  try {
    const { answer, headers } = await callWithHeaders('POST /api/documents/archive', { body }, watch)
    return { bytes: answer, name: fileName(headers, fallback) }
  } finally {
    // Papers are registered before the first byte is sent: they are in the register even when the rest was not received.
    // A package that is only downloaded leaves its trace too: the first steps count it.
    if (body.register || body.contents) void refreshAfter(client, 'document')
  }
}
