import { PAGES } from '@ot/domain'
import { type AnyRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageRoute } from './page-route.ts'

/** Reporting an accident from a phone, the pages of one investigation and of one microtrauma: without the tabs of the sections. */
export function incidentRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    pageRoute(
      parent,
      PAGES.incidentsNew,
      lazyRouteComponent(() => import('../features/incidents/report/report-page.tsx'), 'ReportPage'),
    ),
    pageRoute(
      parent,
      PAGES.incident,
      lazyRouteComponent(() => import('../features/incidents/page/incident-page.tsx'), 'IncidentPage'),
    ),
    pageRoute(
      parent,
      PAGES.microtrauma,
      lazyRouteComponent(
        () => import('../features/incidents/microtraumas/page/microtrauma-page.tsx'),
        'MicrotraumaPage',
      ),
    ),
  ]
}
