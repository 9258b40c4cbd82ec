import type { CallInput, MicrotraumaAnswer } from '@ot/contract'
import type { PaperFormat } from '@ot/domain'
import type { QueryClient } from '@tanstack/react-query'
import { call, callWithHeaders } from '../../../../lib/api.ts'
import { fileName, saveFile } from '../../../../lib/http/save-file.ts'
import type { Journal } from '../../journal/journal-dialog.tsx'
import { microtraumaQuery } from './microtraumas.ts'

/** 632н, appendix 1 and 2, made from the records. */
const CERTIFICATE = 'spravka-po-zapisi-mikrotravmy'
const JOURNAL = 'zapisi-mikrotravm'

type About = CallInput<'POST /api/record-papers/:id'>['body']

async function savePaper(id: string, body: About, format: PaperFormat, fallback: string): Promise<void> {
  const { answer, headers } = await callWithHeaders('POST /api/record-papers/:id/draft', {
    params: { id },
    body: { ...body, format },
  })
  saveFile(answer, fileName(headers, `${fallback}.${format}`))
}

type Recorded = Pick<MicrotraumaAnswer, 'id' | 'companyId'>

export function saveCertificate({ id, companyId }: Recorded, format: PaperFormat): Promise<void> {
  return savePaper(CERTIFICATE, { companyId, microtraumaId: id }, format, 'Справка о микротравме')
}

export async function registerCertificate(
  client: QueryClient,
  { id, companyId }: Recorded,
  idempotencyKey: string,
): Promise<void> {
  const body = { companyId, microtraumaId: id }
  await call('POST /api/record-papers/:id', { params: { id: CERTIFICATE }, body }, { idempotencyKey })
  const stale = [microtraumaQuery(id).queryKey, ['documents', companyId]]
  await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** 632н, appendix 2. */
export const MICROTRAUMA_JOURNAL: Journal = {
  title: 'Журнал учёта микротравм',
  save: (period, format) => savePaper(JOURNAL, period, format, 'Журнал микротравм'),
  async register(client, period, idempotencyKey) {
    const asked = { params: { id: JOURNAL }, body: period }
    const registered = await call('POST /api/record-papers/:id', asked, { idempotencyKey })
    await client.invalidateQueries({ queryKey: ['documents', period.companyId] })
    return registered[0] ?? null
  },
}
