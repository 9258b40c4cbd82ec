import type { CausePaperAnswer, DocumentAnswer } from '@ot/contract'
import type { PaperCause, PaperFormat } from '@ot/domain'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../api.ts'
import { saveFile } from '../http/save-file.ts'
import { registerDocument } from './documents.ts'
import { registerFromRecords, saveRecordPaper } from './record-papers.ts'
import { getDraftOf } from './templates.ts'

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
  const { templateId: id, name, isFromRecords } = made.paper
  if (isFromRecords) return saveRecordPaper({ paper: { id, name }, body: ofRecords(made) }, format)
  const draft = await getDraftOf({ id, name }, { ...ofTemplate(made), format })
  saveFile(draft.bytes, draft.name)
}

/** Kept among the documents with the next number. */
export async function registerCausePaper(
  client: QueryClient,
  made: Made,
  idempotencyKey: string,
): Promise<DocumentAnswer | null> {
  const { templateId, isFromRecords } = made.paper
  if (!isFromRecords) return registerDocument(client, { ...ofTemplate(made), templateId }, idempotencyKey)
  const registered = await registerFromRecords(client, templateId, ofRecords(made), idempotencyKey)
  return registered[0] ?? null
}

function ofTemplate({ happened: { companyId, today }, paper: { employeeIds, values } }: Made) {
  const [employeeId] = employeeIds
  return { companyId, date: today, values, ...(employeeId === undefined ? {} : { employeeId }) }
}

function ofRecords({ happened: { companyId, today }, paper: { employeeIds } }: Made) {
  return { companyId, date: today, employeeIds }
}
