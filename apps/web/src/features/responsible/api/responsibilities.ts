import type { CallInput, ResponsibilityRole } from '@ot/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '../../../lib/api.ts'
import { readResponsibilities, responsibilitiesQuery } from '../../../lib/company/responsibilities.ts'
import { storedAmong } from '../../../lib/form/save-conflict.ts'
import { fileName, saveFile } from '../../../lib/http/save-file.ts'
import type { SeenVersion } from '../../../lib/http/seen-version.ts'
import { refreshAfter } from '../../../lib/stale-queries.ts'

/** Who stood in the roles before. */
export function termsQuery(companyId: number) {
  return queryOptions({
    queryKey: [...responsibilitiesQuery(companyId).queryKey, 'history'],
    queryFn: ({ signal }) => call('GET /api/responsibilities/history', { query: { companyId } }, { signal }),
  })
}

/** Papers name those who are responsible, and the norms ask them for training. */
export async function refreshResponsibilities(client: QueryClient): Promise<void> {
  await refreshAfter(client, 'responsibility')
}

type NewResponsibility = CallInput<'POST /api/responsibilities'>['body']
type Changes = CallInput<'PATCH /api/responsibilities/:id'>['body']

export async function appointResponsible(
  client: QueryClient,
  body: NewResponsibility,
  idempotencyKey: string,
): Promise<ResponsibilityRole> {
  const saved = await call('POST /api/responsibilities', { body }, { idempotencyKey })
  await refreshResponsibilities(client)
  return saved
}

export async function changeResponsibility(
  client: QueryClient,
  { id, version }: { id: number; version: SeenVersion },
  body: Changes,
): Promise<ResponsibilityRole> {
  const saved = await call('PATCH /api/responsibilities/:id', { params: { id }, body }, { version })
  await refreshResponsibilities(client)
  return saved
}

export async function takeOff(
  client: QueryClient,
  { id, version }: { id: number; version: SeenVersion },
  orderLink: string,
): Promise<void> {
  const input = { params: { id }, query: { orderLink } }
  await call('DELETE /api/responsibilities/:id', input, { version })
  await refreshResponsibilities(client)
}

/** The appointment as it is stored now. */
export async function readHeldRole(companyId: number, id: number | null) {
  const groups = await readResponsibilities(companyId)
  const held = groups
    .flatMap(({ roles }) => roles)
    .flatMap((role) => {
      const { responsibilityId, version, dismissed } = role
      if (dismissed !== null) return [{ ...role, id: dismissed.responsibilityId, version: dismissed.version }]
      return responsibilityId === null || version === null ? [] : [{ ...role, id: responsibilityId, version }]
    })
  return storedAmong(held, { id: id ?? 0 }, 'Обязанности уже снял другой пользователь.')
}

/** The order of an appointment, into the downloads. */
export async function saveAppointmentOrder(responsibilityId: number): Promise<void> {
  const { answer, headers } = await callWithHeaders('GET /api/responsibilities/:id/order', {
    params: { id: responsibilityId },
  })
  saveFile(answer, fileName(headers, 'Приказ о назначении.docx'))
}

/** The order by which a role was taken off. */
export async function saveTakingOffOrder(termId: number): Promise<void> {
  const { answer, headers } = await callWithHeaders('GET /api/responsibilities/history/:id/order', {
    params: { id: termId },
  })
  saveFile(answer, fileName(headers, 'Приказ о снятии обязанностей.docx'))
}
