import type { ImportOutcome } from '@ot/contract'
import { call } from '../../../lib/api.ts'
import { fileColumns } from '../file-columns.ts'
import { type ImportChoices, importParts } from '../import-choices.ts'

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
