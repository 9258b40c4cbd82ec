import { addressKind } from '@ot/domain'
import type { RouterHistory } from '@tanstack/history'
import { session } from '../lib/api.ts'
import { Router } from '../lib/routing/router.ts'
import { PageSpinner } from '../ui/spinner.tsx'
import { appPageAt } from './app-pages.ts'
import { ApplicationErrorPage } from './application-error-page.tsx'
import { reloadsAfter } from './offline/lazy-page.ts'
import { canonicalForVisitor } from './page-address.ts'

/** The application of those who are signed in; public pages are documents of their own (public-pages.ts). */
export function createAppRouter(history: RouterHistory): Router {
  return new Router({
    history,
    pageAt: appPageAt,
    canonical: canonicalForVisitor,
    onLoad: checkSession,
    reloadsAfter,
    Failed: ApplicationErrorPage,
    Waiting: PageSpinner,
  })
}

/** AuthGate shows what comes of it. */
function checkSession({ pathname }: { pathname: string }): void {
  if (addressKind(pathname) === 'protected') void session.check()
}
