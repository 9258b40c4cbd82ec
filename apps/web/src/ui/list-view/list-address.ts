import { parseSearch, writeSearch } from '../../lib/routing/search-text.ts'

/** What the address of a list says, as the router reads it. */
export type ListAddress = Readonly<Record<string, unknown>>

/** A column that may be hidden; the one that names the row is not among them. */
export interface HideableColumn {
  /** In the address: it does not change. */
  key: string
  label: string
}

/** All columns are shown, said in the address: whoever opens it sees them all, whatever he hides himself. */
const NONE = 'none'

/** What leads to one record once and is no part of the list. */
const PASSING = ['memo', 'record'] as const

/** Which columns the address hides, in the order of the list; null: it says nothing of columns. */
export function hiddenIn(
  { hide }: ListAddress,
  columns: readonly HideableColumn[],
): readonly string[] | null {
  if (typeof hide !== 'string' || hide === '') return null
  const named = hide.split(',')
  return columns.flatMap(({ key }) => (named.includes(key) ? [key] : []))
}

/** The number of the view that was opened; null: none. */
export function viewIn({ view }: ListAddress): number | null {
  return typeof view === 'number' && Number.isSafeInteger(view) && view > 0 ? view : null
}

/** What stays in the address when the filters become others: the view they have been changed from, and the columns. */
export function keptSearch({ view, hide }: ListAddress): ListAddress {
  return { ...(view === undefined ? {} : { view }), ...(hide === undefined ? {} : { hide }) }
}

/** The address with these columns hidden; beside a view it says too that none is. */
export function hidingSearch(search: ListAddress, hidden: readonly string[]): ListAddress {
  const { hide, ...rest } = search
  if (hidden.length > 0) return { ...rest, hide: hidden.join(',') }
  return viewIn(search) === null ? rest : { ...rest, hide: NONE }
}

/** All that a view keeps, one text for one state of the list: names in order, columns said where some may be hidden, no view. */
export function stateText(
  search: ListAddress,
  hidden: readonly string[],
  columns: readonly HideableColumn[],
): string {
  const { view, hide, ...rest } = search
  const said = hidden.length === 0 ? NONE : hidden.join(',')
  const state: Record<string, unknown> = columns.length === 0 ? rest : { ...rest, hide: said }
  for (const name of PASSING) delete state[name]
  const inOrder = Object.entries(state).sort(([one], [other]) => (one < other ? -1 : 1))
  return writeSearch(Object.fromEntries(inOrder)).slice(1)
}

/** The address that shows a saved view. */
export function savedSearch({ id, search }: { id: number; search: string }): ListAddress {
  return { ...parseSearch(`?${search}`), view: id }
}

/** Whether the list stands otherwise than the view has it; a column that is no more makes no difference. */
export function isChangedFrom(
  view: { search: string },
  state: string,
  columns: readonly HideableColumn[],
): boolean {
  const saved: ListAddress = parseSearch(`?${view.search}`)
  return stateText(saved, hiddenIn(saved, columns) ?? [], columns) !== state
}
