import type { ImportOutcome } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { importParts } from '../import-choices.ts'
import type { Check } from '../import-state.ts'

/** All rows or none. A repetition of the same check after a lost answer writes nothing twice. */
export async function writeImport(
  client: QueryClient,
  companyId: number,
  file: File,
  { outcome, choices, key }: Check,
): Promise<ImportOutcome> {
  const answer = await call(
    'POST /api/employees/import',
    { query: { companyId }, upload: { file, fields: importParts(choices, outcome.columns) } },
    { idempotencyKey: key },
  )
  // Departments, employees and all that is computed from them.
  if (answer.written) void client.invalidateQueries()
  return answer
}
