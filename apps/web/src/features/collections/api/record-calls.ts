import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Over } from '../../../lib/http/seen-version.ts'

/** What every record of a collection has. */
export interface KeptRecord {
  id: number
  companyId: number
  version: number
}

interface KeptUnder {
  /** First key of the query. */
  key: string
  /** First keys of the other queries whose answers follow from it. */
  alsoStale?: readonly string[]
}

/** All that is asked of one collection. */
export interface RecordCalls<Fields extends object, Row> extends KeptUnder {
  create: (companyId: number, fields: Fields, idempotencyKey: string) => Promise<unknown>
  change: (row: Over<KeptRecord>, changes: Partial<Fields>) => Promise<unknown>
  remove: (row: Over<KeptRecord>) => Promise<unknown>
  /** As they are stored now. */
  list: (companyId: number) => Promise<readonly Row[]>
}

export function recordsQuery<Row>(
  { key, list }: Pick<RecordCalls<object, Row>, 'key' | 'list'>,
  companyId: number,
) {
  return queryOptions({ queryKey: [key, companyId], queryFn: () => list(companyId) })
}

/** After a record was written: the list is asked for at once, what follows from it as it is shown. */
export async function refreshCollection(
  client: QueryClient,
  { key, alsoStale = [] }: KeptUnder,
  companyId: number,
): Promise<void> {
  for (const other of alsoStale) void client.invalidateQueries({ queryKey: [other] })
  await client.invalidateQueries({ queryKey: [key, companyId] })
}
