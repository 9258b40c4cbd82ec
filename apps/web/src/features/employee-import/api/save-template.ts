import { callWithHeaders } from '../../../lib/api.ts'
import { fileName, saveFile } from '../../../lib/http/save-file.ts'

/** The table to fill in, into the browser's downloads. */
export async function saveTemplate(): Promise<void> {
  const { answer, headers } = await callWithHeaders('GET /api/employees/import-template')
  saveFile(answer, fileName(headers, 'Работники.xlsx'))
}
