import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { PageSpinner } from '../ui/spinner.tsx'
import { ApplicationErrorPage } from './application-error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { protectedRoutes } from './protected-routes.ts'
import { rootRoute } from './root-route.ts'

/** The application of those who are signed in; public pages are documents of their own (public-pages.ts). */
export function createAppRouter(history: RouterHistory) {
  return createRouter({
    routeTree: rootRoute.addChildren([protectedRoutes]),
    history,
    trailingSlash: 'never',
    defaultPreload: 'intent',
    scrollRestoration: true,
    notFoundMode: 'root',
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ApplicationErrorPage,
    defaultPendingComponent: PageSpinner,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
