import { EMPLOYEE, pagesWithin } from './page-frames.ts'

const card = () => import('./employee-card-pages.tsx')

/** The page of one employee, a tab an address; those of the sections stand with them. */
export const EMPLOYEE_PAGES = {
  employeeSummary: pagesWithin(EMPLOYEE, () => import('./employee-summary-page.tsx'), 'EmployeeSummaryPage'),
  employeeMain: pagesWithin(EMPLOYEE, card, 'EmployeeMainPage'),
  employeePosition: pagesWithin(EMPLOYEE, card, 'EmployeePositionPage'),
  employeeInstructions: pagesWithin(
    EMPLOYEE,
    () => import('../features/sections/employee/instructions-tab.tsx'),
    'InstructionsTab',
  ),
}
