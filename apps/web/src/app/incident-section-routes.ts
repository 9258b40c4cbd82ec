import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

/** What has happened: accidents, microtraumas, what the years show. Under the tabs of the notifications. */
export function incidentSectionRoutes<Parent extends AnyRoute>(parent: Parent) {
  const section = createRoute({
    getParentRoute: () => parent,
    id: 'incident-sections',
    component: lazyRouteComponent(() => import('./sections-layouts.tsx'), 'IncidentSections'),
  })
  return section.addChildren([
    createRoute({
      getParentRoute: () => section,
      path: '/notifications/incidents',
      staticData: { title: 'Происшествия' },
      component: lazyRouteComponent(
        () => import('../features/incidents/incidents-page.tsx'),
        'IncidentsPage',
      ),
    }),
    createRoute({
      getParentRoute: () => section,
      path: '/notifications/microtraumas',
      staticData: { title: 'Микротравмы' },
      component: lazyRouteComponent(
        () => import('../features/incidents/microtraumas/microtraumas-page.tsx'),
        'MicrotraumasPage',
      ),
    }),
    createRoute({
      getParentRoute: () => section,
      path: '/notifications/incident-statistics',
      staticData: { title: 'Статистика происшествий' },
      component: lazyRouteComponent(
        () => import('../features/incidents/statistics/statistics-page.tsx'),
        'StatisticsPage',
      ),
    }),
  ])
}
