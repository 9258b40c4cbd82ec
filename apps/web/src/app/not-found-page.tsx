import { PAGES } from '@ot/domain'
import { lazy, Suspense, useEffect } from 'react'
import { session } from '../lib/api.ts'
import { useLocation } from '../lib/routing/use-router.ts'
import { buttonClass } from '../ui/button.tsx'
import { Screen } from '../ui/screen.tsx'

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

function NotFound({ homeAddress }: { homeAddress: string }) {
  return (
    <Screen
      title="Страница не найдена"
      text="Такого адреса нет: в нём опечатка, или страница переехала. Проверьте адрес или вернитесь на главную."
    >
      <a href={homeAddress} className={buttonClass()}>
        На главную
      </a>
    </Screen>
  )
}
