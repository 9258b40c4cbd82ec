import type { scopeOf } from '@ot/doc-library'

type Scope = ReturnType<typeof scopeOf>
type Value = NonNullable<ReturnType<Scope['get']>>

/** What the tags of a paper print, by tag. Two papers whose values are equal say the same. */
export function printedValues(scope: Scope, tags: readonly string[]): ReadonlyMap<string, string> {
  return new Map(tags.map((tag) => [tag, printed(scope, tag)]))
}

function printed(scope: Scope, tag: string): string {
  const value = scope.get(tag)
  if (value !== undefined) return textOf(value)
  const root = rootOf(scope, tag)
  if (root === null) return ''
  const field = tag.slice(root.path.length + 1)
  return JSON.stringify(root.rows.map((row) => textOf(row.get(field) ?? null)))
}

/** The list a tag of its rows belongs to. */
function rootOf(scope: Scope, tag: string): { path: string; rows: readonly Scope[] } | null {
  for (let end = tag.lastIndexOf('.'); end > 0; end = tag.lastIndexOf('.', end - 1)) {
    const path = tag.slice(0, end)
    const value = scope.get(path)
    if (isRows(value)) return { path, rows: value }
  }
  return null
}

/** Of a list only whether there is anything in it: what its rows print is told by their own tags. */
function textOf(value: Value | null): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (isRows(value)) return `rows ${value.length}`
  return typeof value === 'boolean' ? String(value) : 'image'
}

function isRows(value: Value | null | undefined): value is readonly Scope[] {
  return Array.isArray(value)
}
