import { useEffect, useLayoutEffect, useRef } from 'react'
import { documentTitle } from '../lib/document-title.ts'
import { useLocation, usePageTitle } from '../lib/routing/use-router.ts'
import { Outlet } from '../ui/routing/outlet.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

export function RootPage() {
  usePageTitleInTab()
  useFocusOnNavigation()
  useKeptFocus()
  return <Outlet />
}

/** Before the page's own effects: the page may know a better one, `lib/use-document-title`. */
function usePageTitleInTab(): void {
  const title = usePageTitle()
  useLayoutEffect(() => {
    document.title = documentTitle(title)
  }, [title])
}

/** A new page begins at its content for those who listen; a page that has taken the focus for a field keeps it. */
function useFocusOnNavigation(): void {
  const path = useLocation(({ pathname }) => pathname)
  const previous = useRef(path)
  useEffect(() => {
    if (previous.current === path) return
    previous.current = path
    const content = document.getElementById('content')
    if (content !== null && !content.contains(document.activeElement)) content.focus({ preventScroll: true })
  }, [path])
}
