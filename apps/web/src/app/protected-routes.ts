import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { session } from '../lib/api.ts'
import { employeeRoutes } from './employee-routes.ts'
import { rootRoute } from './root-route.ts'

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

const settings = createRoute({
  getParentRoute: () => protectedArea,
  path: '/settings',
  component: lazyRouteComponent(() => import('./sections-layouts.tsx'), 'SettingsSections'),
})

const upcomingPage = lazyRouteComponent(() => import('./upcoming-page.tsx'), 'UpcomingPage')

/** A section that opens in a later release. */
function upcoming<Parent extends AnyRoute, const Path extends string>(
  parent: Parent,
  path: Path,
  title: string,
) {
  return createRoute({ getParentRoute: () => parent, path, staticData: { title }, component: upcomingPage })
}

export const protectedRoutes = protectedArea.addChildren([
  createRoute({
    getParentRoute: () => protectedArea,
    path: '/company/list/main',
    staticData: { title: 'Документы' },
    component: lazyRouteComponent(() => import('../features/documents/documents-page.tsx'), 'DocumentsPage'),
  }),
  settings.addChildren([
    createRoute({
      getParentRoute: () => settings,
      path: '/company',
      staticData: { title: 'Сведения об организации' },
      component: lazyRouteComponent(() => import('../features/company/company-page.tsx'), 'CompanyPage'),
    }),
    upcoming(settings, '/account', 'Аккаунт'),
    upcoming(settings, '/responsible', 'Ответственные лица'),
  ]),
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
    upcoming(employeeSections, '/employees/briefings', 'Инструктажи'),
    upcoming(employeeSections, '/employees/training', 'Обучение'),
    upcoming(employeeSections, '/employees/medical-examinations', 'Медосмотры'),
    upcoming(employeeSections, '/employees/ppe', 'СИЗ'),
    upcoming(employeeSections, '/employees/sout', 'СОУТ'),
    upcoming(employeeSections, '/employees/risks', 'Риски'),
    upcoming(employeeSections, '/notifications/memos', 'Реестр чек-листов по заявкам'),
  ]),
  upcoming(protectedArea, '/company/list/registry', 'Отправка документов'),
  upcoming(protectedArea, '/notifications', 'Новости и уведомления'),
  upcoming(protectedArea, '/notifications/briefings', 'Инструктажи'),
  upcoming(protectedArea, '/notifications/training', 'Обучение'),
  upcoming(protectedArea, '/notifications/medical-examinations', 'Медосмотры'),
  upcoming(protectedArea, '/notifications/ppe', 'СИЗ'),
  upcoming(protectedArea, '/notifications/risks', 'Риски'),
  upcoming(protectedArea, '/notifications/sout', 'СОУТ'),
  upcoming(protectedArea, '/notifications/incidents', 'Происшествия'),
  upcoming(protectedArea, '/notifications/incident/$incidentId', 'Расследование происшествия'),
  upcoming(protectedArea, '/news', 'Новости'),
  upcoming(protectedArea, '/news/$newsId', 'Новость'),
  ...employeeRoutes(protectedArea),
])
