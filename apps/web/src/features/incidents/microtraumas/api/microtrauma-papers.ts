import type { MicrotraumaAnswer } from '@ot/contract'
import type { PaperFormat } from '@ot/domain'
import type { QueryClient } from '@tanstack/react-query'
import { registerFromRecords, saveRecordPaper } from '../../../../lib/company/record-papers.ts'
import type { Journal } from '../../journal/journal-dialog.tsx'

/** 632н, appendix 1 and 2, made from the records. */
const CERTIFICATE = 'spravka-po-zapisi-mikrotravmy'
const JOURNAL = 'zapisi-mikrotravm'

type Recorded = Pick<MicrotraumaAnswer, 'id' | 'companyId'>

export function saveCertificate({ id, companyId }: Recorded, format: PaperFormat): Promise<void> {
  const paper = { id: CERTIFICATE, name: 'Справка о микротравме' }
  return saveRecordPaper({ paper, body: { companyId, microtraumaId: id } }, format)
}

export async function registerCertificate(
  client: QueryClient,
  { id, companyId }: Recorded,
  idempotencyKey: string,
): Promise<void> {
  const body = { companyId, microtraumaId: id }
  await registerFromRecords(client, CERTIFICATE, body, idempotencyKey)
}

/** 632н, appendix 2. */
export const MICROTRAUMA_JOURNAL: Journal = {
  title: 'Журнал учёта микротравм',
  save: (period, format) =>
    saveRecordPaper({ paper: { id: JOURNAL, name: 'Журнал микротравм' }, body: period }, format),
  async register(client, period, idempotencyKey) {
    const registered = await registerFromRecords(client, JOURNAL, period, idempotencyKey)
    return registered[0] ?? null
  },
}
