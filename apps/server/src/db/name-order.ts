import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Names in the order in which they are looked for, numbers in them by their size: «Участок 2» before «Участок 10». */
const NUMBERED = 'collate russian_numbered'

/** Of the row `d` of departments, for `order by`. */
export const DEPARTMENT_ORDER = `d.name ${NUMBERED}`

export function inNameOrder(column: SQLWrapper): SQL {
  return sql`${column} ${sql.raw(NUMBERED)}`
}
