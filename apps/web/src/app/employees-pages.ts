import { AREA, EMPLOYEES, pagesWithin } from './page-frames.ts'

/** The list of employees and what is done with many of them. */
export const EMPLOYEES_PAGES = {
  employeesMain: pagesWithin(
    EMPLOYEES,
    () => import('../features/employees/list/page/employees-page.tsx'),
    'EmployeesPage',
  ),
  employeesNew: pagesWithin(
    AREA,
    () => import('../features/employee/creation/new-employee-page.tsx'),
    'NewEmployeePage',
  ),
  employeesImport: pagesWithin(
    EMPLOYEES,
    () => import('../features/employee-import/pages/import-pages.tsx'),
    'EmployeeImportPage',
  ),
  employeesPast: pagesWithin(
    EMPLOYEES,
    () => import('../features/employee-import/pages/import-pages.tsx'),
    'PastDatesPage',
  ),
  employeesRecounts: pagesWithin(
    EMPLOYEES,
    () => import('../features/recounts/page/recounts-page.tsx'),
    'RecountsPage',
  ),
  employeesUnscheduled: pagesWithin(
    EMPLOYEES,
    () => import('../features/unscheduled/page/unscheduled-page.tsx'),
    'UnscheduledPage',
  ),
  employeesNorms: pagesWithin(
    EMPLOYEES,
    () => import('../features/sections/norms/company/norms-page.tsx'),
    'NormsPage',
  ),
  employeesWorkplaces: pagesWithin(
    EMPLOYEES,
    () => import('../features/sections/workplaces/workplaces-page.tsx'),
    'WorkplacesPage',
  ),
}
