import { AREA, EMPLOYEES, within } from './page-frames.ts'

/** The list of employees and what is done with many of them. */
export const EMPLOYEES_PAGES = {
  employeesMain: within(
    EMPLOYEES,
    () => import('../features/employees/list/page/employees-page.tsx'),
    'EmployeesPage',
  ),
  employeesNew: within(
    AREA,
    () => import('../features/employee/creation/new-employee-page.tsx'),
    'NewEmployeePage',
  ),
  employeesImport: within(
    EMPLOYEES,
    () => import('../features/employee-import/pages/import-pages.tsx'),
    'EmployeeImportPage',
  ),
  employeesPast: within(
    EMPLOYEES,
    () => import('../features/employee-import/pages/import-pages.tsx'),
    'PastDatesPage',
  ),
  employeesRecounts: within(
    EMPLOYEES,
    () => import('../features/recounts/page/recounts-page.tsx'),
    'RecountsPage',
  ),
  employeesUnscheduled: within(
    EMPLOYEES,
    () => import('../features/unscheduled/page/unscheduled-page.tsx'),
    'UnscheduledPage',
  ),
  employeesNorms: within(
    EMPLOYEES,
    () => import('../features/sections/norms/company/norms-page.tsx'),
    'NormsPage',
  ),
  employeesWorkplaces: within(
    EMPLOYEES,
    () => import('../features/sections/workplaces/workplaces-page.tsx'),
    'WorkplacesPage',
  ),
}
