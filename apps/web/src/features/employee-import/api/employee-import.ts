import type { CallInput, ImportOutcome } from '@ot/contract'
import { call, callWithHeaders } from '../../../lib/api.ts'
import { fileName, saveFile } from '../../../lib/http/save-file.ts'

/** The table to fill in, into the browser's downloads. */
export async function saveStaffTemplate(): Promise<void> {
  const { answer, headers } = await callWithHeaders('GET /api/employees/import-template')
  saveFile(answer, fileName(headers, 'Работники.xlsx'))
}

export interface StaffFile {
  companyId: number
  file: File
  /** What is said of it. */
  fields: CallInput<'POST /api/employees/import'>['upload']['fields']
}

/** The dry run. */
export function checkStaff(
  { companyId, file, fields }: StaffFile,
  signal: AbortSignal,
): Promise<ImportOutcome> {
  return call(
    'POST /api/employees/import',
    { query: { companyId, dryRun: 'true' }, upload: { file, fields } },
    { signal },
  )
}

export function writeStaff(
  { companyId, file, fields }: StaffFile,
  idempotencyKey: string,
): Promise<ImportOutcome> {
  return call(
    'POST /api/employees/import',
    { query: { companyId }, upload: { file, fields } },
    { idempotencyKey },
  )
}

/** The same file with the errors of the check marked in it, or the rows with errors alone, into the browser's downloads. */
export async function saveMarkedStaff(
  { companyId, file, fields }: StaffFile,
  leftOnly: boolean,
): Promise<void> {
  const { answer, headers } = await callWithHeaders('POST /api/employees/import/errors', {
    query: { companyId, leftOnly: leftOnly ? 'true' : 'false' },
    upload: { file, fields },
  })
  saveFile(answer, fileName(headers, 'Работники с ошибками.xlsx'))
}
