import type { DESK_PAGES, DeskPage } from '@ot/domain'
import { writeSearch } from './search-text.ts'

/** The address bar may show it as it stands in the table of pages. */
type WholePath = Exclude<(typeof DESK_PAGES)[DeskPage]['path'], `${string}$${string}`>

/**
 * An address that is written out must be one of the table and want no number: that of a record is made by `addressOf`, which gives
 * a `string`, as links of notifications are.
 */
export type KnownAddress<To extends string> = string extends To ? To : To extends WholePath ? To : never

/** Where to: `to` may have its own «?» and «#» when it was made from a record; silence of `search` and of `hash` is none. */
export interface Target<To extends string> {
  to: To & KnownAddress<To>
  search?: object | undefined
  /** Without «#». */
  hash?: string | undefined
}

export interface Move {
  /** The page that is left is not gone back to. */
  replace?: boolean
  /** Whether the new page begins at its top; otherwise it stays where it was. */
  resetScroll?: boolean
}

/** `/employees/main?department=3#list` */
export function hrefOf({
  to,
  search,
  hash,
}: {
  to: string
  search?: object | undefined
  hash?: string | undefined
}): string {
  return (
    to +
    (search === undefined ? '' : writeSearch(search)) +
    (hash === undefined || hash === '' ? '' : `#${hash}`)
  )
}
