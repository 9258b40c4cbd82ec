import { addressKind } from '@ot/domain'
import { createRootRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { RootPage } from './root-page.tsx'

export const rootRoute = createRootRoute({
  component: RootPage,
  // One place knows which ids are good: an address it does not know is none.
  beforeLoad: ({ location }) => {
    if (addressKind(location.pathname) !== 'protected') throw notFound({ routeId: rootRouteId })
  },
})

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name: the document's title, and the heading of a page that is not built yet. */
    title?: string
  }
}
