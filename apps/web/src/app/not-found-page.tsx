import { PAGES } from '@ot/domain'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { session } from '../lib/api.ts'
import { NotFound } from '../ui/not-found.tsx'

export function NotFoundPage() {
  const path = useLocation({ select: (location) => location.pathname })
  // For whoever wrote the link: the user is told by the page.
  useEffect(() => console.warn(`There is no page called ${path}`), [path])
  return (
    <main id="content" tabIndex={-1}>
      <NotFound homeAddress={session.isAuthorised() ? PAGES.notifications.path : PAGES.landing.path} />
    </main>
  )
}
