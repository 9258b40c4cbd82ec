import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Names in the order in which they are looked for, numbers in them by their size: «Участок 2» before «Участок 10». */
const NUMBERED = 'collate russian_numbered'

/** For `order by` of SQL written as text. */
export function numbered(column: string): string {
  return `${column} ${NUMBERED}`
}

/** Of the row `d` of departments. */
export const DEPARTMENT_ORDER = numbered('d.name')

export function inNameOrder(column: SQLWrapper): SQL {
  return sql`${column} ${sql.raw(NUMBERED)}`
}
