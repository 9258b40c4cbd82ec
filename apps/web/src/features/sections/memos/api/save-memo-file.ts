import type { MemoAnswer } from '@ot/contract'
import { callWithHeaders } from '../../../../lib/api.ts'
import { fileName, saveFile } from '../../../../lib/http/save-file.ts'

/** The memo as a Word document, into the downloads. */
export async function saveMemoFile({ id, number }: MemoAnswer): Promise<void> {
  const { answer, headers } = await callWithHeaders('GET /api/memos/:id/file', { params: { id } })
  saveFile(answer, fileName(headers, `Заявка № ${number}.docx`))
}
