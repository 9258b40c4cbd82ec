import { PAGES } from '@ot/domain'
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageRoute } from './page-route.ts'
import { tabRoutes } from './section-routes.ts'

/** The page of one employee, a tab an address, and the form for a new one. */
export function employeeRoutes<Parent extends AnyRoute>(parent: Parent) {
  const employee = createRoute({
    getParentRoute: () => parent,
    id: 'employee',
    component: lazyRouteComponent(() => import('./employee-page.tsx'), 'EmployeePage'),
  })

  return [
    pageRoute(
      parent,
      PAGES.employeesNew,
      lazyRouteComponent(
        () => import('../features/employee/creation/new-employee-page.tsx'),
        'NewEmployeePage',
      ),
    ),
    employee.addChildren([
      pageRoute(
        employee,
        PAGES.employeeSummary,
        lazyRouteComponent(() => import('./employee-summary-page.tsx'), 'EmployeeSummaryPage'),
      ),
      pageRoute(
        employee,
        PAGES.employeeMain,
        lazyRouteComponent(() => import('./employee-card-pages.tsx'), 'EmployeeMainPage'),
      ),
      pageRoute(
        employee,
        PAGES.employeePosition,
        lazyRouteComponent(() => import('./employee-card-pages.tsx'), 'EmployeePositionPage'),
      ),
      pageRoute(
        employee,
        PAGES.employeeInstructions,
        lazyRouteComponent(
          () => import('../features/sections/employee/instructions-tab.tsx'),
          'InstructionsTab',
        ),
      ),
      ...tabRoutes(employee),
    ]),
  ]
}
