import { PAGES } from '@ot/domain'
import { createRoute } from '@tanstack/react-router'
import { session } from '../lib/api.ts'
import { employeeRoutes } from './employee-routes.ts'
import { incidentRoutes } from './incident-routes.ts'
import { incidentSectionRoutes } from './incident-section-routes.ts'
import { lazyPage } from './offline/lazy-page.ts'
import { pageRoute } from './page-route.ts'
import { rootRoute } from './root-route.ts'
import { dueRoutes, registerRoutes } from './section-routes.ts'
import { settingsRoutes } from './settings-routes.ts'

const protectedArea = createRoute({
  getParentRoute: () => rootRoute,
  id: 'protected',
  component: lazyPage(() => import('./protected-area.tsx'), 'ProtectedArea'),
  // Runs beside the loading of the code; AuthGate shows what comes of it.
  beforeLoad: () => {
    void session.check()
  },
})

const organisationPages = createRoute({
  getParentRoute: () => protectedArea,
  id: 'organisation-pages',
  component: lazyPage(() => import('./sections-layouts.tsx'), 'OrganisationPages'),
})

const employeeSections = createRoute({
  getParentRoute: () => protectedArea,
  id: 'employee-sections',
  component: lazyPage(() => import('./sections-layouts.tsx'), 'EmployeeSections'),
})

const notificationSections = createRoute({
  getParentRoute: () => protectedArea,
  id: 'notification-sections',
  component: lazyPage(() => import('./sections-layouts.tsx'), 'NotificationSections'),
})

export const protectedRoutes = protectedArea.addChildren([
  pageRoute(
    protectedArea,
    PAGES.documentsMain,
    lazyPage(() => import('../features/documents/desk/documents-page.tsx'), 'DocumentsPage'),
  ),
  pageRoute(
    protectedArea,
    PAGES.documentsRegistry,
    lazyPage(() => import('../features/dispatches/registry/dispatches-page.tsx'), 'DispatchesPage'),
  ),
  organisationPages.addChildren([
    pageRoute(
      organisationPages,
      PAGES.documentsInterview,
      lazyPage(() => import('../features/interview/page/interview-page.tsx'), 'InterviewPage'),
    ),
    pageRoute(
      organisationPages,
      PAGES.places,
      lazyPage(() => import('../features/collections/places/places-page.tsx'), 'PlacesPage'),
    ),
    pageRoute(
      organisationPages,
      PAGES.things,
      lazyPage(() => import('../features/collections/things/things-page.tsx'), 'ThingsPage'),
    ),
    pageRoute(
      organisationPages,
      PAGES.counterparties,
      lazyPage(
        () => import('../features/collections/counterparties/counterparties-page.tsx'),
        'CounterpartiesPage',
      ),
    ),
  ]),
  settingsRoutes(protectedArea),
  employeeSections.addChildren([
    pageRoute(
      employeeSections,
      PAGES.employeesMain,
      lazyPage(() => import('../features/employees/list/page/employees-page.tsx'), 'EmployeesPage'),
    ),
    pageRoute(
      employeeSections,
      PAGES.employeesImport,
      lazyPage(() => import('../features/employee-import/pages/import-pages.tsx'), 'EmployeeImportPage'),
    ),
    pageRoute(
      employeeSections,
      PAGES.employeesPast,
      lazyPage(() => import('../features/employee-import/pages/import-pages.tsx'), 'PastDatesPage'),
    ),
    pageRoute(
      employeeSections,
      PAGES.employeesRecounts,
      lazyPage(() => import('../features/recounts/page/recounts-page.tsx'), 'RecountsPage'),
    ),
    pageRoute(
      employeeSections,
      PAGES.employeesUnscheduled,
      lazyPage(() => import('../features/unscheduled/page/unscheduled-page.tsx'), 'UnscheduledPage'),
    ),
    pageRoute(
      employeeSections,
      PAGES.employeesNorms,
      lazyPage(() => import('../features/sections/norms/company/norms-page.tsx'), 'NormsPage'),
    ),
    pageRoute(
      employeeSections,
      PAGES.employeesWorkplaces,
      lazyPage(() => import('../features/sections/workplaces/workplaces-page.tsx'), 'WorkplacesPage'),
    ),
    ...registerRoutes(employeeSections),
  ]),
  notificationSections.addChildren([
    pageRoute(
      notificationSections,
      PAGES.notifications,
      lazyPage(() => import('./notifications-page.tsx'), 'NotificationsPage'),
    ),
    pageRoute(
      notificationSections,
      PAGES.notificationsSummary,
      lazyPage(() => import('../features/overview/page/overview-page.tsx'), 'OverviewPage'),
    ),
    ...dueRoutes(notificationSections),
    pageRoute(
      notificationSections,
      PAGES.notificationsMemos,
      lazyPage(() => import('./memos-page.tsx'), 'MemosRegistryPage'),
    ),
    incidentSectionRoutes(notificationSections),
  ]),
  ...incidentRoutes(protectedArea),
  pageRoute(
    protectedArea,
    PAGES.news,
    lazyPage(() => import('../features/news/feed/news-page.tsx'), 'NewsPage'),
  ),
  pageRoute(
    protectedArea,
    PAGES.newsItem,
    lazyPage(() => import('../features/news/item/news-item-page.tsx'), 'NewsItemPage'),
  ),
  ...employeeRoutes(protectedArea),
])
