import { PAGES } from '@ot/domain'
import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { lazyPage } from './offline/lazy-page.ts'
import { pageRoute } from './page-route.ts'

/** What has happened: accidents, microtraumas, what the years show. Under the tabs of the notifications. */
export function incidentSectionRoutes<Parent extends AnyRoute>(parent: Parent) {
  const section = createRoute({
    getParentRoute: () => parent,
    id: 'incident-sections',
    component: lazyPage(() => import('./sections-layouts.tsx'), 'IncidentSections'),
  })
  return section.addChildren([
    pageRoute(
      section,
      PAGES.notificationsIncidents,
      lazyPage(() => import('../features/incidents/list/incidents-page.tsx'), 'IncidentsPage'),
    ),
    pageRoute(
      section,
      PAGES.microtraumas,
      lazyPage(
        () => import('../features/incidents/microtraumas/list/microtraumas-page.tsx'),
        'MicrotraumasPage',
      ),
    ),
    pageRoute(
      section,
      PAGES.incidentStatistics,
      lazyPage(() => import('../features/incidents/statistics/statistics-page.tsx'), 'StatisticsPage'),
    ),
  ])
}
