import type { CallInput, FactAnswer } from '@ot/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import type { SeenVersion } from '../../../lib/http/seen-version.ts'
import { refreshAfter } from '../../../lib/stale-queries.ts'

export function factsQuery(companyId: number) {
  return queryOptions({
    queryKey: ['facts', companyId],
    queryFn: ({ signal }) => call('GET /api/facts', { query: { companyId } }, { signal }),
    // What is proposed comes from records that change on other pages.
    staleTime: 0,
  })
}

/** Of answers, by the keys of their questions. */
export type Versions = Readonly<Record<string, FactAnswer['version']>>

export function answerVersions(facts: readonly FactAnswer[]): Versions {
  return Object.fromEntries(facts.map(({ key, version }) => [key, version]))
}

/** Over the versions of the answers that are changed. */
type Change = Omit<CallInput<'PUT /api/facts'>['body'], 'versions'> & { versions: SeenVersion<Versions> }

export async function changeFacts(
  client: QueryClient,
  { versions, ...body }: Change,
): Promise<readonly FactAnswer[]> {
  const saved = await call('PUT /api/facts', { body: { ...body, versions: versions.value } })
  versions.follow(answerVersions(saved))
  client.setQueryData(factsQuery(body.companyId).queryKey, saved)
  await refreshAfter(client, 'fact', 'facts')
  return saved
}
