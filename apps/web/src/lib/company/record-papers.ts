import type { DocumentAnswer, RecordPaperAnswer, RecordPaperBody } from '@ot/contract'
import type { PaperFormat } from '@ot/domain'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '../api.ts'
import { fileName, saveFile } from '../http/save-file.ts'
import { refreshAfter } from '../stale-queries.ts'
import { saveAnswers } from './templates.ts'

const papersKey = (companyId: number) => ['record-papers', companyId]

/** What is made from the records, with the answers remembered for it. */
export function recordPapersQuery(companyId: number) {
  return queryOptions({
    queryKey: papersKey(companyId),
    queryFn: ({ signal }) => call('GET /api/record-papers', { query: { companyId } }, { signal }),
  })
}

interface Made {
  paper: RecordPaperAnswer
  body: RecordPaperBody
}

/** Answers are given once and stand there the next time. */
async function rememberAnswers(client: QueryClient, { paper, body }: Made): Promise<void> {
  if (paper.inputs.length === 0) return
  const { companyId, values = {} } = body
  await saveAnswers(client, { companyId, templateId: paper.id, values })
  await client.invalidateQueries({ queryKey: papersKey(companyId) })
}

/** One paper as a file; several people's as a ZIP. */
export async function saveRecordPaper(
  { paper, body }: { paper: Pick<RecordPaperAnswer, 'id' | 'name'>; body: RecordPaperBody },
  format: PaperFormat,
): Promise<void> {
  const { answer, headers } = await callWithHeaders('POST /api/record-papers/:id/draft', {
    params: { id: paper.id },
    body: { ...body, format },
  })
  saveFile(answer, fileName(headers, `${paper.name}.${format}`))
}

/** Kept among the documents with the next numbers. */
export async function registerFromRecords(
  client: QueryClient,
  id: string,
  body: RecordPaperBody,
  idempotencyKey: string,
): Promise<DocumentAnswer[]> {
  const registered = await call('POST /api/record-papers/:id', { params: { id }, body }, { idempotencyKey })
  await refreshAfter(client, 'document')
  return registered
}

export async function registerRecordPaper(
  client: QueryClient,
  made: Made,
  idempotencyKey: string,
): Promise<DocumentAnswer[]> {
  const registered = await registerFromRecords(client, made.paper.id, made.body, idempotencyKey)
  await rememberAnswers(client, made)
  return registered
}
