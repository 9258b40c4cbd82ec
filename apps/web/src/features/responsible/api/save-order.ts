import { callWithHeaders } from '../../../lib/api.ts'
import { fileName, saveFile } from '../../../lib/http/save-file.ts'

/** The order of an appointment, into the downloads. */
export async function saveAppointmentOrder(responsibilityId: number): Promise<void> {
  const { answer, headers } = await callWithHeaders('GET /api/responsibilities/:id/order', {
    params: { id: responsibilityId },
  })
  saveFile(answer, fileName(headers, 'Приказ о назначении.docx'))
}

/** The order by which a role was taken off. */
export async function saveTakingOffOrder(termId: number): Promise<void> {
  const { answer, headers } = await callWithHeaders('GET /api/responsibilities/history/:id/order', {
    params: { id: termId },
  })
  saveFile(answer, fileName(headers, 'Приказ о снятии обязанностей.docx'))
}
