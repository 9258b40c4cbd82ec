import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** Who stood in the roles before. */
export function termsQuery(companyId: number) {
  return queryOptions({
    queryKey: ['responsibilities', companyId, 'history'],
    queryFn: ({ signal }) => call('GET /api/responsibilities/history', { query: { companyId } }, { signal }),
  })
}

/** Papers name those who are responsible, and the norms ask them for training. */
const STANDING_ON_ROLES = ['responsibilities', 'templates', 'documents', 'proposals'] as const

export async function refreshResponsibilities(client: QueryClient): Promise<void> {
  await Promise.all(STANDING_ON_ROLES.map((key) => client.invalidateQueries({ queryKey: [key] })))
}
