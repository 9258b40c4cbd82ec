/** One level of data. Looked up by the whole path: items' own scope first, then the outer scopes. */
export type Scope = Pick<ReadonlyMap<string, Value>, 'get'>

/** null or absent means that the fact is missing. */
export type Value = string | boolean | null | readonly Scope[] | Image

export type Image = { png: Uint8Array; widthMm: number; heightMm: number }

/** A fact that is missing is a line to fill in by hand. */
export const BLANK_LINE = '____________'

export function isList(value: Value): value is readonly Scope[] {
  return Array.isArray(value)
}

export function isImage(value: Value): value is Image {
  return typeof value === 'object' && value !== null && 'png' in value
}
