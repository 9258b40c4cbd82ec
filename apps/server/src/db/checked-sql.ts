import { type SQL, sql } from 'drizzle-orm'
import { type Check, text } from './rows.ts'
import { employees, positions } from './schema/people.ts'

/** An expression of a select, its values checked where they enter. Drizzle hands over no null: what may be empty says so by `orNull`. */
export function checkedSql<T>(check: Check<T>, expression: SQL): SQL<T>
export function checkedSql(check: Check<unknown>, expression: SQL): SQL<unknown> {
  return expression.mapWith((value: unknown): unknown => {
    if (check(value)) return value
    throw new Error(`unexpected ${typeof value} of: ${expression.queryChunks.map(wordsOf).join('')}`)
  })
}

function wordsOf(chunk: unknown): string {
  const words = typeof chunk === 'object' && chunk !== null && 'value' in chunk ? chunk.value : '…'
  return Array.isArray(words) ? words.join('') : '…'
}

/** «Иванов Пётр Сергеевич», of an employee who is joined. */
export const FULL_NAME = checkedSql(
  text,
  sql`concat_ws(' ', ${employees.lastName}, ${employees.firstName}, nullif(${employees.fatherName}, ''))`,
)

/** As the staff list has it, else as the reference does. */
export const POSITION_NAME = checkedSql(text, sql`coalesce(${employees.positionStaff}, ${positions.name})`)
