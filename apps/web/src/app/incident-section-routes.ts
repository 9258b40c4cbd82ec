import { PAGES } from '@ot/domain'
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageRoute } from './page-route.ts'

/** What has happened: accidents, microtraumas, what the years show. Under the tabs of the notifications. */
export function incidentSectionRoutes<Parent extends AnyRoute>(parent: Parent) {
  const section = createRoute({
    getParentRoute: () => parent,
    id: 'incident-sections',
    component: lazyRouteComponent(() => import('./sections-layouts.tsx'), 'IncidentSections'),
  })
  return section.addChildren([
    pageRoute(
      section,
      PAGES.notificationsIncidents,
      lazyRouteComponent(() => import('../features/incidents/list/incidents-page.tsx'), 'IncidentsPage'),
    ),
    pageRoute(
      section,
      PAGES.microtraumas,
      lazyRouteComponent(
        () => import('../features/incidents/microtraumas/list/microtraumas-page.tsx'),
        'MicrotraumasPage',
      ),
    ),
    pageRoute(
      section,
      PAGES.incidentStatistics,
      lazyRouteComponent(
        () => import('../features/incidents/statistics/statistics-page.tsx'),
        'StatisticsPage',
      ),
    ),
  ])
}
