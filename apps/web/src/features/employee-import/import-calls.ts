import type { ImportOutcome } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call, callWithHeaders } from '../../lib/api.ts'
import { fileName, saveFile } from '../../lib/http/save-file.ts'
import { fileColumns } from './file-columns.ts'
import { type ImportChoices, importParts } from './import-choices.ts'
import type { DryRun } from './import-state.ts'

/** The table to fill in, into the browser's downloads. */
export async function saveTemplate(): Promise<void> {
  const { answer, headers } = await callWithHeaders('GET /api/employees/import-template')
  saveFile(answer, fileName(headers, 'Работники.xlsx'))
}

export interface FileToCheck {
  companyId: number
  file: File
  choices: ImportChoices
  /** What an earlier check of the same file found; null: its columns are not known yet. */
  columns: ImportOutcome['columns'] | null
  signal: AbortSignal
}

/** The dry run. What was said of the columns of an earlier file is said again of those that have the same headers. */
export async function checkImport({ companyId, file, choices, columns, signal }: FileToCheck) {
  const ask = (known: ImportOutcome['columns'] | null) =>
    call(
      'POST /api/employees/import',
      { query: { companyId, dryRun: 'true' }, upload: { file, fields: importParts(choices, known) } },
      { signal },
    )
  const outcome = await ask(columns)
  if (columns !== null) return outcome
  const found = fileColumns(outcome.columns, choices.fields)
  return found.every(({ field, chosen }) => field === chosen) ? outcome : ask(outcome.columns)
}

/** The same file with the errors of the check marked in it, or the rows with errors alone, into the browser's downloads. */
export async function saveMarkedFile(
  companyId: number,
  file: File,
  { outcome, choices }: Pick<DryRun, 'outcome' | 'choices'>,
  leftOnly = false,
): Promise<void> {
  const { answer, headers } = await callWithHeaders('POST /api/employees/import/errors', {
    query: { companyId, leftOnly: leftOnly ? 'true' : 'false' },
    upload: { file, fields: importParts(choices, outcome.columns) },
  })
  saveFile(answer, fileName(headers, 'Работники с ошибками.xlsx'))
}

/** All rows or none, unless those with errors are left. A repetition of the same check after a lost answer writes nothing twice. */
export async function writeImport(
  client: QueryClient,
  companyId: number,
  file: File,
  { outcome, choices, key }: DryRun,
): Promise<ImportOutcome> {
  const leaveErrors = outcome.totals.error > 0 ? 'true' : 'false'
  const answer = await call(
    'POST /api/employees/import',
    {
      query: { companyId },
      upload: { file, fields: { ...importParts(choices, outcome.columns), leaveErrors } },
    },
    { idempotencyKey: key },
  )
  // Departments, employees and all that is computed from them.
  if (answer.written) void client.invalidateQueries()
  return answer
}
