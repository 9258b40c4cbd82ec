import type { CompanyInput } from '@ot/contract'
import type { CompanyRow } from './queries.ts'

/** The stored row in the words of the contract: what a change is laid over and what the log names. */
export function cardOf(row: CompanyRow): CompanyInput {
  const { id, version, createdAt, updatedAt, activityIds, ...fields } = row
  return { ...fields, activities: activityIds }
}
