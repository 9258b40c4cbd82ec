import type { CausePaperAnswer, DocumentAnswer } from '@ot/contract'
import type { PaperCause, PaperFormat } from '@ot/domain'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '../api.ts'
import { fileName, saveFile } from '../http/save-file.ts'

/** What has happened, and the day of the papers about it. */
export interface HappenedCause {
  companyId: number
  cause: PaperCause
  id: number
  today: string
}

/** What can be signed because of it, with all that the cause itself tells. */
export function causePapersQuery({ companyId, cause, id }: HappenedCause) {
  return queryOptions({
    queryKey: ['cause-papers', companyId, cause, id],
    queryFn: ({ signal }) => call('GET /api/cause-papers', { query: { companyId, cause, id } }, { signal }),
  })
}

interface Made {
  happened: HappenedCause
  paper: CausePaperAnswer
}

export async function saveCausePaper(made: Made, format: PaperFormat): Promise<void> {
  const { templateId, name, isFromRecords } = made.paper
  const params = { id: templateId }
  const { answer, headers } = isFromRecords
    ? await callWithHeaders('POST /api/record-papers/:id/draft', {
        params,
        body: { ...ofRecords(made), format },
      })
    : await callWithHeaders('POST /api/templates/:id/draft', {
        params,
        body: { ...ofTemplate(made), format },
      })
  saveFile(answer, fileName(headers, `${name}.${format}`))
}

/** Kept among the documents with the next number. */
export async function registerCausePaper(
  client: QueryClient,
  made: Made,
  idempotencyKey: string,
): Promise<DocumentAnswer | null> {
  const { templateId, isFromRecords } = made.paper
  const registered = isFromRecords
    ? await call(
        'POST /api/record-papers/:id',
        { params: { id: templateId }, body: ofRecords(made) },
        { idempotencyKey },
      )
    : [await call('POST /api/documents', { body: { ...ofTemplate(made), templateId } }, { idempotencyKey })]
  await client.invalidateQueries({ queryKey: ['documents', made.happened.companyId] })
  return registered[0] ?? null
}

function ofTemplate({ happened: { companyId, today }, paper: { employeeIds, values } }: Made) {
  const [employeeId] = employeeIds
  return { companyId, date: today, values, ...(employeeId === undefined ? {} : { employeeId }) }
}

function ofRecords({ happened: { companyId, today }, paper: { employeeIds } }: Made) {
  return { companyId, date: today, employeeIds }
}
