import { PAGES } from '@ot/domain'
import { lazy, Suspense, useEffect } from 'react'
import { session } from '../lib/api.ts'
import { useLocation } from '../lib/routing/use-router.ts'
import { NotFound } from '../ui/not-found.tsx'

const Frame = lazy(async () => ({ default: (await import('./protected-area.tsx')).ProtectedFrame }))

export function NotFoundPage() {
  const path = useLocation(({ pathname }) => pathname)
  // For whoever wrote the link: the user is told by the page.
  useEffect(() => console.warn(`There is no page called ${path}`), [path])
  return session.isAuthorised() ? <NotFoundInside /> : <NotFoundOutside />
}

function NotFoundOutside() {
  return (
    <main id="content" tabIndex={-1}>
      <NotFound homeAddress={PAGES.landing.path} />
    </main>
  )
}

/** Whoever is signed in keeps the menu. */
function NotFoundInside() {
  // No route of the application has done it.
  useEffect(() => void session.check(), [])
  const nothing = <NotFound homeAddress={PAGES.notifications.path} />
  return (
    <Suspense fallback={nothing}>
      <Frame>{nothing}</Frame>
    </Suspense>
  )
}
