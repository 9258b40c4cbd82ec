import type { Section } from '@ot/domain'
import { EMPLOYEE, EMPLOYEES, NOTIFICATIONS, type PageParts, pagesWithin } from './page-frames.ts'

const pages = () => import('../features/sections/pages/desk/section-pages.tsx')

/** The registers: every row of the company. */
const REGISTERS = {
  briefingRegister: pagesWithin(EMPLOYEES, pages, 'BriefingRegister'),
  trainingRegister: pagesWithin(EMPLOYEES, pages, 'TrainingRegister'),
  medicalRegister: pagesWithin(EMPLOYEES, pages, 'MedicalRegister'),
  ppeRegister: pagesWithin(EMPLOYEES, pages, 'PpeRegister'),
  soutRegister: pagesWithin(EMPLOYEES, pages, 'SoutRegister'),
  riskRegister: pagesWithin(EMPLOYEES, pages, 'RiskRegister'),
} satisfies Record<`${Section}Register`, PageParts>

/** What is due, section by section. */
const DUE = {
  briefingDue: pagesWithin(NOTIFICATIONS, pages, 'DueBriefings'),
  trainingDue: pagesWithin(NOTIFICATIONS, pages, 'DueTraining'),
  medicalDue: pagesWithin(NOTIFICATIONS, pages, 'DueMedical'),
  ppeDue: pagesWithin(NOTIFICATIONS, pages, 'DuePpe'),
  soutDue: pagesWithin(NOTIFICATIONS, pages, 'DueSout'),
  riskDue: pagesWithin(NOTIFICATIONS, pages, 'DueRisks'),
} satisfies Record<`${Section}Due`, PageParts>

/** Of one employee. */
const TABS = {
  briefingTab: pagesWithin(
    EMPLOYEE,
    () => import('../features/sections/employee/briefings-tab.tsx'),
    'BriefingsTab',
  ),
  trainingTab: pagesWithin(
    EMPLOYEE,
    () => import('../features/sections/employee/training-tab.tsx'),
    'TrainingTab',
  ),
  medicalTab: pagesWithin(
    EMPLOYEE,
    () => import('../features/sections/employee/medical-tab.tsx'),
    'MedicalTab',
  ),
  ppeTab: pagesWithin(EMPLOYEE, () => import('../features/sections/employee/ppe-tab.tsx'), 'PpeTab'),
  soutTab: pagesWithin(EMPLOYEE, () => import('../features/sections/employee/sout-tab.tsx'), 'SoutTab'),
  riskTab: pagesWithin(EMPLOYEE, () => import('../features/sections/employee/risk-tab.tsx'), 'RiskTab'),
} satisfies Record<`${Section}Tab`, PageParts>

/** A section without one of its pages does not compile. */
export const SECTION_PAGES = { ...REGISTERS, ...DUE, ...TABS }
