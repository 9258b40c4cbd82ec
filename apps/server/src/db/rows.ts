import type pg from 'pg'

/** What a value from the database must be. */
export type Check<T> = (value: unknown) => value is T
export type Checked<C> = C extends Check<infer T> ? T : never

type Columns = Readonly<Record<string, Check<unknown>>>
type RowOf<C extends Columns> = { [K in keyof C]: Checked<C[K]> }

export const number = (value: unknown): value is number => typeof value === 'number'
export const text = (value: unknown): value is string => typeof value === 'string'
export const flag = (value: unknown): value is boolean => typeof value === 'boolean'
export const bytes = (value: unknown): value is Buffer => Buffer.isBuffer(value)
export const anything = (_value: unknown): _value is unknown => true

export function anyObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function orNull<T>(check: Check<T>): Check<T | null> {
  return (value): value is T | null => value === null || check(value)
}

export function oneOf<const T extends string>(list: readonly T[]): Check<T> {
  const known: ReadonlySet<unknown> = new Set(list)
  return (value): value is T => known.has(value)
}

export function listOf<T>(check: Check<T>): Check<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(check)
}

/** A JSON object that only our verbs write, through the schema of the contract; a migration that changes the schema changes it too. */
export function writtenByVerbs<T extends object>(): Check<T> {
  return (value): value is T => anyObject(value)
}

/** A row, or an object in a column of JSON: these columns, each of its kind. */
export function shaped<const C extends Columns>(columns: C): Check<RowOf<C>> {
  const checks = Object.entries(columns)
  return (value): value is RowOf<C> =>
    anyObject(value) && checks.every(([column, check]) => check(value[column]))
}

type Asked = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>

/** Rows of a statement, every one checked: a column that was renamed or changed its type is told at once, by name. */
export async function readRows<T>(
  client: Asked,
  check: Check<T>,
  statement: string | pg.QueryConfig,
  values?: unknown[],
): Promise<T[]> {
  const { rows }: { rows: unknown[] } = await client.query(statement, values)
  if (rows.every(check)) return rows
  const asked = typeof statement === 'string' ? statement : (statement.name ?? statement.text)
  throw new Error(`unexpected columns: ${kindsOf(rows.find((row) => !check(row)))} of: ${asked}`)
}

/** Names and kinds, no values: those are personal data. */
function kindsOf(row: unknown): string {
  const columns = Object.entries(anyObject(row) ? row : {})
  return columns.map(([name, value]) => `${name} ${value === null ? 'null' : typeof value}`).join(', ')
}
