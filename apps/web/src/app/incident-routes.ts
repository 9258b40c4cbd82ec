import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

/** Reporting an accident from a phone, the pages of one investigation and of one microtrauma: without the tabs of the sections. */
export function incidentRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/notifications/incidents/new',
      staticData: { title: 'Новое происшествие' },
      component: lazyRouteComponent(
        () => import('../features/incidents/report/report-page.tsx'),
        'ReportPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/notifications/incident/$incidentId',
      staticData: { title: 'Расследование происшествия' },
      component: lazyRouteComponent(() => import('../features/incidents/incident-page.tsx'), 'IncidentPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/notifications/microtrauma/$microtraumaId',
      staticData: { title: 'Микротравма' },
      component: lazyRouteComponent(
        () => import('../features/incidents/microtraumas/page/microtrauma-page.tsx'),
        'MicrotraumaPage',
      ),
    }),
  ]
}
