import { callWithHeaders } from '../../../lib/api.ts'
import { fileName, saveFile } from '../../../lib/http/save-file.ts'
import { importParts } from '../import-choices.ts'
import type { Check } from '../import-state.ts'

/** The same file with the errors of the check marked in it, into the browser's downloads. */
export async function saveMarkedFile(
  companyId: number,
  file: File,
  { outcome, choices }: Check,
): Promise<void> {
  const { answer, headers } = await callWithHeaders('POST /api/employees/import/errors', {
    query: { companyId },
    upload: { file, fields: importParts(choices, outcome.columns) },
  })
  saveFile(answer, fileName(headers, 'Работники с ошибками.xlsx'))
}
