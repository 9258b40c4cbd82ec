import { callWithHeaders } from '../../../../lib/api.ts'
import { fileName, saveFile } from '../../../../lib/http/save-file.ts'

/** The list as a table, into the downloads. */
export async function exportEmployees(companyId: number, withDismissed: boolean): Promise<void> {
  const { answer, headers } = await callWithHeaders('GET /api/employees/export', {
    query: { companyId, dismissed: withDismissed ? 'true' : 'false' },
  })
  saveFile(answer, fileName(headers, 'Работники.xlsx'))
}
