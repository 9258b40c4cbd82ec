import { queryOptions } from '@tanstack/react-query'
import type { Over } from '../../../lib/http/seen-version.ts'
import type { KnownEntity } from '../../../lib/stale-queries.ts'

/** What every record of a collection has. */
export interface KeptRecord {
  id: number
  companyId: number
  version: number
}

/** All that is asked of one collection. */
export interface RecordCalls<Fields extends object, Row> {
  /** First key of the query. */
  key: string
  /** What is asked for anew after a record was written. */
  entity: KnownEntity
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
