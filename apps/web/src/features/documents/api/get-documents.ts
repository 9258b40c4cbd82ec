import type { CallInput, DocumentAnswer } from '@ot/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '../../../lib/api.ts'

export type DocumentsFilter = Omit<CallInput<'GET /api/documents'>['query'], 'companyId'>

export interface DocumentsPage {
  documents: readonly DocumentAnswer[]
  /** Of all pages. */
  total: number
}

/** Begins the key of everything that is told of registered documents. */
export function documentsKey(companyId: number) {
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

/** A page of the register, the newest first; while another is loaded the one before stays. */
export function documentsQuery(companyId: number, filter: DocumentsFilter) {
  return queryOptions({
    queryKey: [...documentsKey(companyId), 'listed', filter],
    queryFn: async ({ signal }): Promise<DocumentsPage> => {
      const query = { companyId, ...filter }
      const { answer, headers } = await callWithHeaders('GET /api/documents', { query }, { signal })
      return { documents: answer, total: Number(headers.get('X-Total-Count')) }
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}
