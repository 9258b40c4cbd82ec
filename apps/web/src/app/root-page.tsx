import { isNotFound, Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { documentTitle } from '../lib/document-title.ts'
import { useKeptFocus } from './use-kept-focus.ts'

const NOT_FOUND_TITLE = 'Страница не найдена'

export function RootPage() {
  useRouteTitle()
  useFocusOnNavigation()
  useKeptFocus()
  return <Outlet />
}

/** Before the page's own effects: the page may know a better one, `lib/use-document-title`. */
function useRouteTitle(): void {
  const title = useMatches({
    select: (matches) =>
      matches.some((match) => match.status === 'notFound' || isNotFound(match.error))
        ? NOT_FOUND_TITLE
        : matches.at(-1)?.staticData.title,
  })
  useLayoutEffect(() => {
    document.title = documentTitle(title)
  }, [title])
}

/** A new page begins at its content for those who listen; a page that has taken the focus for a field keeps it. */
function useFocusOnNavigation(): void {
  const path = useLocation({ select: (location) => location.pathname })
  const previous = useRef(path)
  useEffect(() => {
    if (previous.current === path) return
    previous.current = path
    const content = document.getElementById('content')
    if (content !== null && !content.contains(document.activeElement)) content.focus({ preventScroll: true })
  }, [path])
}
