import type { DigestRhythm } from '@ot/domain'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '../../../lib/api.ts'

export const LETTERS_PAGE = 20

export function letterSettingsQuery(companyId: number) {
  return queryOptions({
    queryKey: ['letter-settings', companyId],
    queryFn: ({ signal }) => call('GET /api/letters/settings', { query: { companyId } }, { signal }),
  })
}

/** Newest first, page by page, and how many there are. */
export function lettersQuery(companyId: number) {
  return infiniteQueryOptions({
    queryKey: ['letters', companyId],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const query = { companyId, page: pageParam, limit: LETTERS_PAGE }
      const { answer, headers } = await callWithHeaders('GET /api/letters', { query }, { signal })
      return { letters: answer, total: Number(headers.get('x-total-count') ?? answer.length) }
    },
    getNextPageParam: ({ total }, _pages, page) => (page * LETTERS_PAGE < total ? page + 1 : undefined),
  })
}

export async function chooseRhythm(
  client: QueryClient,
  companyId: number,
  rhythm: DigestRhythm,
): Promise<void> {
  const settings = await call('PATCH /api/letters/settings', { body: { companyId, rhythm } })
  client.setQueryData(letterSettingsQuery(companyId).queryKey, settings)
}

/** Answers where it goes. */
export async function sendSample(client: QueryClient, companyId: number): Promise<string> {
  const { email } = await call('POST /api/letters/sample', { body: { companyId } })
  await reloadLetters(client, companyId)
  return email
}

export async function sendDepartmentList(
  client: QueryClient,
  companyId: number,
  departmentId: number,
): Promise<string> {
  const { email } = await call('POST /api/employee-groups/:id/letter', { params: { id: departmentId } })
  await reloadLetters(client, companyId)
  return email
}

export async function revokeDepartmentLinks(
  client: QueryClient,
  companyId: number,
  departmentId: number,
): Promise<void> {
  await call('DELETE /api/employee-groups/:id/letter-links', { params: { id: departmentId } })
  await reloadLetters(client, companyId)
}

async function reloadLetters(client: QueryClient, companyId: number): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: lettersQuery(companyId).queryKey }),
    client.invalidateQueries({ queryKey: letterSettingsQuery(companyId).queryKey }),
  ])
}
