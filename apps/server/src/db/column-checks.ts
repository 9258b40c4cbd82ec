import type { Column, GetColumnData } from 'drizzle-orm'
import { anyObject, anything, type Check, flag, number, oneOf, orNull, text } from './rows.ts'

const KINDS: Readonly<Record<string, Check<unknown>>> = {
  number,
  string: text,
  boolean: flag,
  array: (value): value is unknown => Array.isArray(value),
  json: (value): value is unknown => anyObject(value) || Array.isArray(value),
}

type Checks<C extends Record<string, Column>> = { [K in keyof C]: Check<GetColumnData<C[K]>> }

/** What the columns of a table must be, as the schema has them; a column of JSON is what our verbs wrote there. */
export function columnChecks<C extends Record<string, Column>>(columns: C): Checks<C>
export function columnChecks(columns: Record<string, Column>): Record<string, Check<unknown>> {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, checkOf(column)]))
}

function checkOf({ dataType, enumValues, notNull }: Column): Check<unknown> {
  const check = enumValues === undefined ? (KINDS[dataType] ?? anything) : oneOf(enumValues)
  return notNull ? check : orNull(check)
}
