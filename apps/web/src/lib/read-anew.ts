import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** As it is stored now: an answer that is on its way may have been asked for before the last saving. */
export async function readAnew<Answer, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<Answer> {
  await client.cancelQueries({ queryKey: query.queryKey, exact: true })
  return client.fetchQuery({ ...query, staleTime: 0 })
}
