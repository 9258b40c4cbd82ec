import { EMPLOYEE, within } from './page-frames.ts'

const card = () => import('./employee-card-pages.tsx')

/** The page of one employee, a tab an address; those of the sections stand with them. */
export const EMPLOYEE_PAGES = {
  employeeSummary: within(EMPLOYEE, () => import('./employee-summary-page.tsx'), 'EmployeeSummaryPage'),
  employeeMain: within(EMPLOYEE, card, 'EmployeeMainPage'),
  employeePosition: within(EMPLOYEE, card, 'EmployeePositionPage'),
  employeeInstructions: within(
    EMPLOYEE,
    () => import('../features/sections/employee/instructions-tab.tsx'),
    'InstructionsTab',
  ),
}
