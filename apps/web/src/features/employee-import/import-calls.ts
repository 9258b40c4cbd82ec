import type { ImportOutcome } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { checkStaff, saveMarkedStaff, writeStaff } from './api/employee-import.ts'
import { fileColumns } from './file-columns.ts'
import { type ImportChoices, importParts } from './import-choices.ts'
import type { DryRun } from './import-state.ts'

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
    checkStaff({ companyId, file, fields: importParts(choices, known) }, signal)
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
  await saveMarkedStaff({ companyId, file, fields: importParts(choices, outcome.columns) }, leftOnly)
}

/** All rows or none, unless those with errors are left. A repetition of the same check after a lost answer writes nothing twice. */
export async function writeImport(
  client: QueryClient,
  companyId: number,
  file: File,
  { outcome, choices, key }: DryRun,
): Promise<ImportOutcome> {
  const leaveErrors = outcome.totals.error > 0 ? 'true' : 'false'
  const fields = { ...importParts(choices, outcome.columns), leaveErrors } as const
  const answer = await writeStaff({ companyId, file, fields }, key)
  // Departments, employees and all that is computed from them.
  if (answer.written) void client.invalidateQueries()
  return answer
}
