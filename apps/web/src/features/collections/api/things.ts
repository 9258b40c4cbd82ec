import type { ThingAnswer, ThingImportOutcome } from '@ot/contract'
import type { ThingFields } from '@ot/contract/thing'
import { call, callWithHeaders } from '../../../lib/api.ts'
import { fileName, saveFile } from '../../../lib/http/save-file.ts'
import type { RecordCalls } from './record-calls.ts'

export const THING_CALLS: RecordCalls<ThingFields, ThingAnswer> = {
  key: 'things',
  entity: 'thing',
  list: (companyId) => call('GET /api/things', { query: { companyId } }),
  create: (companyId, fields, idempotencyKey) =>
    call('POST /api/things', { body: { companyId, ...fields } }, { idempotencyKey }),
  change: ({ id, version }, body) => call('PATCH /api/things/:id', { params: { id }, body }, { version }),
  remove: ({ id, version }) => call('DELETE /api/things/:id', { params: { id } }, { version }),
}

/** The dry run. */
export function checkThings(companyId: number, file: File): Promise<ThingImportOutcome> {
  const upload = { file, fields: {} }
  return call('POST /api/things/import', { query: { companyId, dryRun: 'true' }, upload })
}

export function writeThings(
  companyId: number,
  file: File,
  idempotencyKey: string,
): Promise<ThingImportOutcome> {
  const upload = { file, fields: {} }
  return call(
    'POST /api/things/import',
    { query: { companyId, dryRun: 'false' }, upload },
    { idempotencyKey },
  )
}

/** The table to fill in, into the browser's downloads. */
export async function saveThingsTemplate(): Promise<void> {
  const { answer, headers } = await callWithHeaders('GET /api/things/import-template')
  saveFile(answer, fileName(headers, 'Оборудование.xlsx'))
}

/** The same file with the errors of the check marked in it. */
export async function saveMarkedThings(companyId: number, file: File): Promise<void> {
  const { answer, headers } = await callWithHeaders('POST /api/things/import/errors', {
    query: { companyId },
    upload: { file, fields: {} },
  })
  saveFile(answer, fileName(headers, 'Оборудование с ошибками.xlsx'))
}
