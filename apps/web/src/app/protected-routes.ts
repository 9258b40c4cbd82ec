import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { session } from '../lib/api.ts'
import { employeeRoutes } from './employee-routes.ts'
import { incidentRoutes } from './incident-routes.ts'
import { incidentSectionRoutes } from './incident-section-routes.ts'
import { rootRoute } from './root-route.ts'
import { dueRoutes, registerRoutes } from './section-routes.ts'
import { settingsRoutes } from './settings-routes.ts'

const protectedArea = createRoute({
  getParentRoute: () => rootRoute,
  id: 'protected',
  component: lazyRouteComponent(() => import('./protected-area.tsx'), 'ProtectedArea'),
  // Runs beside the loading of the code; AuthGate shows what comes of it.
  beforeLoad: () => {
    void session.check()
  },
})

const employeeSections = createRoute({
  getParentRoute: () => protectedArea,
  id: 'employee-sections',
  component: lazyRouteComponent(() => import('./sections-layouts.tsx'), 'EmployeeSections'),
})

const notificationSections = createRoute({
  getParentRoute: () => protectedArea,
  id: 'notification-sections',
  component: lazyRouteComponent(() => import('./sections-layouts.tsx'), 'NotificationSections'),
})

export const protectedRoutes = protectedArea.addChildren([
  createRoute({
    getParentRoute: () => protectedArea,
    path: '/company/list/main',
    staticData: { title: 'Документы' },
    component: lazyRouteComponent(() => import('../features/documents/documents-page.tsx'), 'DocumentsPage'),
  }),
  createRoute({
    getParentRoute: () => protectedArea,
    path: '/company/list/registry',
    staticData: { title: 'Отправка документов' },
    component: lazyRouteComponent(
      () => import('../features/dispatches/dispatches-page.tsx'),
      'DispatchesPage',
    ),
  }),
  settingsRoutes(protectedArea),
  employeeSections.addChildren([
    createRoute({
      getParentRoute: () => employeeSections,
      path: '/employees/main',
      staticData: { title: 'Работники' },
      component: lazyRouteComponent(
        () => import('../features/employees/list/employees-page.tsx'),
        'EmployeesPage',
      ),
    }),
    createRoute({
      getParentRoute: () => employeeSections,
      path: '/employees/import',
      staticData: { title: 'Загрузка работников' },
      component: lazyRouteComponent(
        () => import('../features/employee-import/employee-import-page.tsx'),
        'EmployeeImportPage',
      ),
    }),
    createRoute({
      getParentRoute: () => employeeSections,
      path: '/employees/norms',
      staticData: { title: 'Обязанности по нормам' },
      component: lazyRouteComponent(
        () => import('../features/sections/norms/company/norms-page.tsx'),
        'NormsPage',
      ),
    }),
    createRoute({
      getParentRoute: () => employeeSections,
      path: '/employees/workplaces',
      staticData: { title: 'Рабочие места' },
      component: lazyRouteComponent(
        () => import('../features/sections/workplaces/workplaces-page.tsx'),
        'WorkplacesPage',
      ),
    }),
    ...registerRoutes(employeeSections),
  ]),
  notificationSections.addChildren([
    createRoute({
      getParentRoute: () => notificationSections,
      path: '/notifications',
      staticData: { title: 'Новости и уведомления' },
      component: lazyRouteComponent(() => import('./notifications-page.tsx'), 'NotificationsPage'),
    }),
    createRoute({
      getParentRoute: () => notificationSections,
      path: '/notifications/summary',
      staticData: { title: 'Сводка' },
      component: lazyRouteComponent(() => import('../features/overview/overview-page.tsx'), 'OverviewPage'),
    }),
    ...dueRoutes(notificationSections),
    createRoute({
      getParentRoute: () => notificationSections,
      path: '/notifications/memos',
      staticData: { title: 'Реестр чек-листов по заявкам' },
      component: lazyRouteComponent(
        () => import('../features/sections/memos/registry/memos-page.tsx'),
        'MemosPage',
      ),
    }),
    incidentSectionRoutes(notificationSections),
  ]),
  ...incidentRoutes(protectedArea),
  createRoute({
    getParentRoute: () => protectedArea,
    path: '/news',
    staticData: { title: 'Новости' },
    component: lazyRouteComponent(() => import('../features/news/news-page.tsx'), 'NewsPage'),
  }),
  createRoute({
    getParentRoute: () => protectedArea,
    path: '/news/$newsId',
    staticData: { title: 'Новость' },
    component: lazyRouteComponent(() => import('../features/news/item/news-item-page.tsx'), 'NewsItemPage'),
  }),
  ...employeeRoutes(protectedArea),
])
