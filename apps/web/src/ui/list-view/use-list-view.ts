import type { ListKey } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { companiesQuery } from '../../lib/company/companies.ts'
import { listViewsQuery } from '../../lib/list-views.ts'
import { useSearch } from '../../lib/routing/use-router.ts'
import {
  type HideableColumn,
  hiddenIn,
  isChangedFrom,
  type ListAddress,
  stateText,
  viewIn,
} from './list-address.ts'

const SHOWN: readonly string[] = []

/** How a list stands: the columns the address hides, or else the user's own choice, and the view it was opened by. */
export function useListView(list: ListKey, columns: readonly HideableColumn[]) {
  const search: ListAddress = useSearch()
  // The page has asked for the companies: its parts do not ask again.
  const { data: companies = [] } = useQuery({ ...companiesQuery(), refetchOnMount: false })
  const [company = null] = companies
  const { data } = useQuery(listViewsQuery(company?.id ?? 0))
  const said = hiddenIn(search, columns)
  const own = data?.columns.find((one) => one.list === list)?.hidden ?? SHOWN
  const hidden = said ?? columns.flatMap(({ key }) => (own.includes(key) ? [key] : []))
  const views = data?.views.filter((view) => view.list === list) ?? []
  const view = views.find(({ id }) => id === viewIn(search)) ?? null
  const state = stateText(search, hidden, columns)
  return {
    list,
    columns,
    company,
    search,
    hidden,
    /** The address says nothing of columns. */
    isSilent: said === null,
    views,
    view,
    state,
    isChanged: view !== null && isChangedFrom(view, state, columns),
  }
}

export type ListViewState = ReturnType<typeof useListView>

/** The same by their words, for a `RecordTable`. */
export function useHiddenHeads(list: ListKey, columns: readonly HideableColumn[]): ReadonlySet<string> {
  const hidden = useHiddenColumns(list, columns)
  return useMemo(
    () => new Set(columns.flatMap(({ key, label }) => (hidden.has(key) ? [label] : []))),
    [columns, hidden],
  )
}

/** Of which columns no cell is drawn; the same set as long as nothing is hidden or shown. */
export function useHiddenColumns(list: ListKey, columns: readonly HideableColumn[]): ReadonlySet<string> {
  const hidden = useListView(list, columns).hidden.join(',')
  return useMemo(() => new Set(hidden === '' ? [] : hidden.split(',')), [hidden])
}
