import { PAGES } from '@ot/domain'
import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { lazyPage } from './offline/lazy-page.ts'
import { pageRoute } from './page-route.ts'
import { tabRoutes } from './section-routes.ts'

/** The page of one employee, a tab an address, and the form for a new one. */
export function employeeRoutes<Parent extends AnyRoute>(parent: Parent) {
  const employee = createRoute({
    getParentRoute: () => parent,
    id: 'employee',
    component: lazyPage(() => import('./employee-page.tsx'), 'EmployeePage'),
  })

  return [
    pageRoute(
      parent,
      PAGES.employeesNew,
      lazyPage(() => import('../features/employee/creation/new-employee-page.tsx'), 'NewEmployeePage'),
    ),
    employee.addChildren([
      pageRoute(
        employee,
        PAGES.employeeSummary,
        lazyPage(() => import('./employee-summary-page.tsx'), 'EmployeeSummaryPage'),
      ),
      pageRoute(
        employee,
        PAGES.employeeMain,
        lazyPage(() => import('./employee-card-pages.tsx'), 'EmployeeMainPage'),
      ),
      pageRoute(
        employee,
        PAGES.employeePosition,
        lazyPage(() => import('./employee-card-pages.tsx'), 'EmployeePositionPage'),
      ),
      pageRoute(
        employee,
        PAGES.employeeInstructions,
        lazyPage(() => import('../features/sections/employee/instructions-tab.tsx'), 'InstructionsTab'),
      ),
      ...tabRoutes(employee),
    ]),
  ]
}
