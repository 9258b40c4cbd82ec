import type { Section } from '@ot/domain'
import { EMPLOYEE, EMPLOYEES, NOTIFICATIONS, type PageParts, within } from './page-frames.ts'

const pages = () => import('../features/sections/pages/desk/section-pages.tsx')

/** The registers: every row of the company. */
const REGISTERS = {
  briefingRegister: within(EMPLOYEES, pages, 'BriefingRegister'),
  trainingRegister: within(EMPLOYEES, pages, 'TrainingRegister'),
  medicalRegister: within(EMPLOYEES, pages, 'MedicalRegister'),
  ppeRegister: within(EMPLOYEES, pages, 'PpeRegister'),
  soutRegister: within(EMPLOYEES, pages, 'SoutRegister'),
  riskRegister: within(EMPLOYEES, pages, 'RiskRegister'),
} satisfies Record<`${Section}Register`, PageParts>

/** What is due, section by section. */
const DUE = {
  briefingDue: within(NOTIFICATIONS, pages, 'DueBriefings'),
  trainingDue: within(NOTIFICATIONS, pages, 'DueTraining'),
  medicalDue: within(NOTIFICATIONS, pages, 'DueMedical'),
  ppeDue: within(NOTIFICATIONS, pages, 'DuePpe'),
  soutDue: within(NOTIFICATIONS, pages, 'DueSout'),
  riskDue: within(NOTIFICATIONS, pages, 'DueRisks'),
} satisfies Record<`${Section}Due`, PageParts>

/** Of one employee. */
const TABS = {
  briefingTab: within(
    EMPLOYEE,
    () => import('../features/sections/employee/briefings-tab.tsx'),
    'BriefingsTab',
  ),
  trainingTab: within(
    EMPLOYEE,
    () => import('../features/sections/employee/training-tab.tsx'),
    'TrainingTab',
  ),
  medicalTab: within(EMPLOYEE, () => import('../features/sections/employee/medical-tab.tsx'), 'MedicalTab'),
  ppeTab: within(EMPLOYEE, () => import('../features/sections/employee/ppe-tab.tsx'), 'PpeTab'),
  soutTab: within(EMPLOYEE, () => import('../features/sections/employee/sout-tab.tsx'), 'SoutTab'),
  riskTab: within(EMPLOYEE, () => import('../features/sections/employee/risk-tab.tsx'), 'RiskTab'),
} satisfies Record<`${Section}Tab`, PageParts>

/** A section without one of its pages does not compile. */
export const SECTION_PAGES = { ...REGISTERS, ...DUE, ...TABS }
