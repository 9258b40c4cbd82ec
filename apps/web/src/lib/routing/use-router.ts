import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { BrowserAddress, Router, Shown } from './router.ts'
import type { AddressSearch } from './search-text.ts'

export const RouterContext = createContext<Router | null>(null)
export const ShownContext = createContext<Shown | null>(null)

export function useRouter(): Router {
  const router = use(RouterContext)
  if (router === null) throw new Error('There is no router around')
  return router
}

export function useNavigate(): Router['navigate'] {
  const router = useRouter()
  return useCallback((target) => router.navigate(target), [router])
}

/** What the page one is on shows is said otherwise in its address; the page stays where it is. */
export function useSearchChange(): Router['changeSearch'] {
  const router = useRouter()
  return useCallback((search, move) => router.changeSearch(search, move), [router])
}

/** Of the address in the bar, whatever is shown yet; drawn anew only when what is chosen of it has become another. */
export function useLocation<Chosen extends string | null>(select: (place: BrowserAddress) => Chosen): Chosen {
  const router = useRouter()
  return useSyncExternalStore(router.onPlace, () => select(router.place()))
}

/** What the address of the shown page says after «?». */
export function useSearch(): AddressSearch {
  return useShown().place.search
}

/** Of the record whose page is shown. Fails where the page is of no record. */
export function useRecordNumber(): number {
  const { page, place } = useShown()
  if (page.recordNumber === null) throw new Error(`${place.pathname} is no page of one record`)
  return page.recordNumber
}

/** As it stands in the table of pages. */
export function usePageTitle(): string {
  return useShown().page.title
}

function useShown(): Shown {
  const shown = use(ShownContext)
  if (shown === null) throw new Error('No page is shown around')
  return shown
}
