import { callWithHeaders } from '../../../../lib/api.ts'
import { fileName, saveFile } from '../../../../lib/http/save-file.ts'

const TEMPLATE = 'prikaz-ob-ohrane-truda-pri-perevode'

/** The order about the last transfer as it would be now, into the downloads; it is registered among the documents. */
export async function saveTransferOrder(paper: { companyId: number; employeeId: number; date: string }) {
  const { answer, headers } = await callWithHeaders('POST /api/templates/:id/draft', {
    params: { id: TEMPLATE },
    body: { ...paper, format: 'docx' },
  })
  saveFile(answer, fileName(headers, 'Приказ при переводе.docx'))
}
