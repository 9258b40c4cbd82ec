import type { CallAnswer } from '@ot/contract'
import type { ListKey } from '@ot/domain'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'
import type { CallOptions } from './http/request.ts'

export const LIST_VIEWS_KEY = 'list-views'

/** As they are stored now. */
export function readListViews(
  companyId: number,
  options?: CallOptions,
): Promise<CallAnswer<'GET /api/list-views'>> {
  return call('GET /api/list-views', { query: { companyId } }, options)
}

/** The saved views of all lists, and which columns the user has hidden: asked for once for all pages. */
export function listViewsQuery(companyId: number) {
  return queryOptions({
    queryKey: [LIST_VIEWS_KEY, companyId],
    queryFn: ({ signal }) => readListViews(companyId, { signal }),
    enabled: companyId > 0,
  })
}

/** One after another, so that the last choice is the one that stays. */
let lastChoice: Promise<unknown> = Promise.resolve()

/** Known at once: the table does not wait for the server, which only remembers. */
export async function rememberColumns(
  client: QueryClient,
  companyId: number,
  { list, hidden }: { list: ListKey; hidden: readonly string[] },
): Promise<void> {
  const said = { list, hidden: [...hidden] }
  const { queryKey } = listViewsQuery(companyId)
  const known = client.getQueryData(queryKey)
  if (known !== undefined) {
    // What was asked before the choice would bring the former one back.
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, {
      ...known,
      columns: [...known.columns.filter((one) => one.list !== list), said],
    })
  }
  const choice = Promise.allSettled([lastChoice]).then(() =>
    call('PUT /api/list-views/columns', { body: { companyId, ...said } }),
  )
  lastChoice = choice
  await choice
}
