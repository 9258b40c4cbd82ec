import type { DispatchAnswer, Recipient, SentDocument } from '@ot/contract'
import { callWithHeaders } from '../../../lib/api.ts'
import { fileName, saveFile } from '../../../lib/http/save-file.ts'

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

export async function saveSentDocument({ id, name }: SentDocument): Promise<void> {
  const { answer, headers } = await callWithHeaders('GET /api/documents/:id/file', {
    params: { id },
    query: {},
  })
  saveFile(answer, fileName(headers, `${name}.docx`))
}
