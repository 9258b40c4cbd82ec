import type { CallInput, DispatchAnswer, DispatchSummary, Recipient, SentDocument } from '@ot/contract'
import type { DispatchStatus } from '@ot/domain'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '../../../lib/api.ts'
import { getDocumentFile } from '../../../lib/company/documents.ts'
import { fileName, saveFile } from '../../../lib/http/save-file.ts'

export const REGISTRY_PAGE = 50

interface Shown {
  rows: DispatchSummary[]
  total: number
}

/** The newest of the registry, so many pages of it; `status` null: all. What is shown stays while more is asked for. */
export function dispatchesQuery(companyId: number, status: DispatchStatus | null, pages: number) {
  return queryOptions({
    queryKey: ['dispatches', companyId, status, pages],
    queryFn: async ({ signal }): Promise<Shown> => {
      const shown: Shown = { rows: [], total: 0 }
      for (let page = 1; page <= pages; page += 1) {
        const query = { companyId, page, limit: REGISTRY_PAGE, ...(status === null ? {} : { status }) }
        const { answer, headers } = await callWithHeaders('GET /api/dispatches', { query }, { signal })
        shown.rows.push(...answer)
        shown.total = Number(headers.get('X-Total-Count'))
      }
      return shown
    },
    placeholderData: keepPreviousData,
  })
}

export function dispatchQuery(id: number) {
  return queryOptions({
    queryKey: ['dispatch', id],
    queryFn: ({ signal }): Promise<DispatchAnswer> =>
      call('GET /api/dispatches/:id', { params: { id } }, { signal }),
  })
}

export type NewDispatchBody = CallInput<'POST /api/dispatches'>['body']

/** The answer is shown at once; the list is asked for anew. */
async function changed(client: QueryClient, answer: Promise<DispatchAnswer>): Promise<DispatchAnswer> {
  const dispatch = await answer
  client.setQueryData(dispatchQuery(dispatch.id).queryKey, dispatch)
  await client.invalidateQueries({ queryKey: ['dispatches', dispatch.companyId] })
  return dispatch
}

export function sendDispatch(client: QueryClient, body: NewDispatchBody, idempotencyKey: string) {
  return changed(client, call('POST /api/dispatches', { body }, { idempotencyKey }))
}

/** Of all who have not read yet, or of one. */
export function remindReaders(client: QueryClient, id: number, recipientIds?: number[]) {
  const body = recipientIds === undefined ? {} : { recipientIds }
  return changed(client, call('POST /api/dispatches/:id/remind', { params: { id }, body }))
}

export function revokeLinks(client: QueryClient, id: number, recipientIds?: number[]) {
  const body = recipientIds === undefined ? {} : { recipientIds }
  return changed(client, call('POST /api/dispatches/:id/revoke', { params: { id }, body }))
}

interface Signatures {
  recipientIds: readonly number[]
  signedOn: string
  scan: File | null
}

/** Without a scan an empty file goes, as a browser's own form would send it. */
export function recordSignatures(
  client: QueryClient,
  id: number,
  { recipientIds, signedOn, scan }: Signatures,
) {
  const fields = { recipientIds: recipientIds.join(','), signedOn }
  const upload = { file: scan ?? new File([], ''), fields }
  return changed(client, call('POST /api/dispatches/:id/paper-signatures', { params: { id }, upload }))
}

export function removeSignature(client: QueryClient, id: number, recipientId: number) {
  const params = { id, recipientId }
  return changed(
    client,
    call('DELETE /api/dispatches/:id/recipients/:recipientId/paper-signature', { params }),
  )
}

export async function saveSheet({ id }: DispatchAnswer): Promise<void> {
  const { answer, headers } = await callWithHeaders('GET /api/dispatches/:id/sheet', { params: { id } })
  saveFile(answer, fileName(headers, 'Лист ознакомления.docx'))
}

export async function saveScan({ id }: DispatchAnswer, { id: recipientId, scan }: Recipient): Promise<void> {
  const { answer, headers } = await callWithHeaders('GET /api/dispatches/:id/recipients/:recipientId/scan', {
    params: { id, recipientId },
  })
  saveFile(answer, fileName(headers, scan ?? 'Скан'))
}

export async function saveSentDocument(document: SentDocument): Promise<void> {
  const { bytes, name } = await getDocumentFile(document)
  saveFile(bytes, name)
}
