import type { AbsenceAnswer, AbsenceImportOutcome, CallInput, ReturnOutcome } from '@ot/contract'
import type { AbsenceColumn } from '@ot/domain'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { Over } from '../../lib/http/seen-version.ts'
import { call, callWithHeaders } from '../api.ts'
import { storedAmong } from '../form/save-conflict.ts'
import { fileName, saveFile } from '../http/save-file.ts'
import { LOAD_FAILURE, type Load } from '../load.ts'
import { useEmployeeScope } from './employee-scope.ts'
import { positionsQuery } from './positions.ts'

/** First key of the query. */
export const ABSENCES_KEY = 'absences'

export function readAbsences(companyId: number): Promise<AbsenceAnswer[]> {
  return call('GET /api/absences', { query: { companyId } })
}

function absencesQuery(companyId: number) {
  return queryOptions({ queryKey: [ABSENCES_KEY, companyId], queryFn: () => readAbsences(companyId) })
}

/** Of the employee whose page is open, the latest first. */
export function useEmployeeAbsences(): Load<readonly AbsenceAnswer[]> {
  const { company, employee } = useEmployeeScope()
  const { data, error, refetch } = useQuery({
    ...absencesQuery(company.id),
    select: (absences) =>
      absences
        .filter(({ employeeId }) => employeeId === employee.id)
        .toSorted((a, b) => b.startsOn.localeCompare(a.startsOn)),
  })
  return { data, error, refetch, failure: LOAD_FAILURE }
}

/** As it is stored now. */
export async function readAbsence({
  id,
  companyId,
}: Pick<AbsenceAnswer, 'id' | 'companyId'>): Promise<AbsenceAnswer> {
  return storedAmong(await readAbsences(companyId), { id }, 'Запись уже удалил другой пользователь.')
}

type Absent = Over<Pick<AbsenceAnswer, 'id' | 'version'>>

export function createAbsence(
  body: CallInput<'POST /api/absences'>['body'],
  idempotencyKey: string,
): Promise<AbsenceAnswer> {
  return call('POST /api/absences', { body }, { idempotencyKey })
}

export function changeAbsence(
  { id, version }: Absent,
  body: CallInput<'PATCH /api/absences/:id'>['body'],
): Promise<AbsenceAnswer> {
  return call('PATCH /api/absences/:id', { params: { id }, body }, { version })
}

export async function deleteAbsence({ id, version }: Absent): Promise<void> {
  await call('DELETE /api/absences/:id', { params: { id } }, { version })
}

/** Nothing is written by asking. */
export function previewReturn({ id, version }: Absent, backOn: string): Promise<ReturnOutcome> {
  return call(
    'POST /api/absences/:id/return',
    { params: { id }, query: { dryRun: 'true' }, body: { backOn } },
    { version },
  )
}

export async function saveReturn(
  client: QueryClient,
  { id, version }: Absent,
  body: CallInput<'POST /api/absences/:id/return'>['body'],
  idempotencyKey: string,
): Promise<void> {
  await call(
    'POST /api/absences/:id/return',
    { params: { id }, query: { dryRun: 'false' }, body },
    { version, idempotencyKey },
  )
  refreshAfterReturn(client)
}

/** All but the lists that nobody changes. */
export function refreshAfterReturn(client: QueryClient): void {
  const [reference] = positionsQuery().queryKey
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== reference })
}

/** By the number of the column. */
export type AbsenceMapping = Readonly<Record<string, AbsenceColumn | null>>

interface AbsenceTable {
  companyId: number
  file: File
  /** Not given: the columns are known by their heads. */
  mapping: AbsenceMapping | undefined
}

/** The dry run. */
export function checkAbsences({ companyId, ...table }: AbsenceTable): Promise<AbsenceImportOutcome> {
  return call('POST /api/absences/import', {
    query: { companyId, dryRun: 'true' },
    upload: uploadOf(table),
  })
}

export function writeAbsences(
  { companyId, ...table }: AbsenceTable,
  idempotencyKey: string,
): Promise<AbsenceImportOutcome> {
  return call(
    'POST /api/absences/import',
    { query: { companyId, dryRun: 'false' }, upload: uploadOf(table) },
    { idempotencyKey },
  )
}

function uploadOf({ file, mapping }: Pick<AbsenceTable, 'file' | 'mapping'>) {
  return { file, fields: mapping === undefined ? {} : { mapping: JSON.stringify(mapping) } }
}

/** The table to fill in, into the browser's downloads. */
export async function saveAbsencesTemplate(): Promise<void> {
  const { answer, headers } = await callWithHeaders('GET /api/absences/import-template')
  saveFile(answer, fileName(headers, 'Отсутствия.xlsx'))
}
