import type { RegistryAnswer } from '@ot/contract'
import { queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '../../../lib/api.ts'
import { fileName, saveFile } from '../../../lib/http/save-file.ts'
import { EVENTS_KEY } from './event-queries.ts'

export interface RegistryPeriod {
  from: string
  to: string
}

/** What the file for the period would hold, and whose records lack what. */
export function registryCheckQuery(companyId: number, { from, to }: RegistryPeriod) {
  return queryOptions({
    queryKey: [...EVENTS_KEY, 'registry', companyId, from, to],
    queryFn: ({ signal }) =>
      call('GET /api/training/registry/check', { query: { companyId, from, to } }, { signal }),
  })
}

export async function saveRegistryFile(companyId: number, { from, to }: RegistryPeriod): Promise<void> {
  const { answer, headers } = await callWithHeaders('GET /api/training/registry', {
    query: { companyId, from, to },
  })
  saveFile(answer, fileName(headers, 'Реестр обученных.xml'))
}

export interface ProtocolName {
  number: string
  /** Numbers begin anew every year. */
  date: string
}

export async function saveProtocol(companyId: number, { number, date }: ProtocolName): Promise<void> {
  const { answer, headers } = await callWithHeaders('GET /api/training/protocol', {
    query: { companyId, number, date },
  })
  saveFile(answer, fileName(headers, `Протокол № ${number}.docx`))
}

export function checkRegistryAnswer(companyId: number, file: File): Promise<RegistryAnswer> {
  return call('POST /api/training/registry/answer', {
    query: { companyId, dryRun: 'true' },
    upload: { file, fields: {} },
  })
}

export function writeAnswer(companyId: number, file: File, idempotencyKey: string): Promise<RegistryAnswer> {
  return call(
    'POST /api/training/registry/answer',
    { query: { companyId }, upload: { file, fields: {} } },
    { idempotencyKey },
  )
}
