import { PAGES } from '@ot/domain'
import type { AnyRoute } from '@tanstack/react-router'
import { lazyPage } from './offline/lazy-page.ts'
import { pageRoute } from './page-route.ts'

/** Reporting an accident from a phone, the pages of one investigation and of one microtrauma: without the tabs of the sections. */
export function incidentRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    pageRoute(
      parent,
      PAGES.incidentsNew,
      lazyPage(() => import('../features/incidents/report/report-page.tsx'), 'ReportPage'),
    ),
    pageRoute(
      parent,
      PAGES.incident,
      lazyPage(() => import('../features/incidents/page/incident-page.tsx'), 'IncidentPage'),
    ),
    pageRoute(
      parent,
      PAGES.microtrauma,
      lazyPage(
        () => import('../features/incidents/microtraumas/page/microtrauma-page.tsx'),
        'MicrotraumaPage',
      ),
    ),
  ]
}
