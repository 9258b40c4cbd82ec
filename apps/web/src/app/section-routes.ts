import { PAGES } from '@ot/domain'
import type { AnyRoute } from '@tanstack/react-router'
import { lazyPage } from './offline/lazy-page.ts'
import { pageRoute } from './page-route.ts'

const pages = () => import('../features/sections/pages/desk/section-pages.tsx')

/** The registers: every row of the company. */
export function registerRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    pageRoute(parent, PAGES.briefingRegister, lazyPage(pages, 'BriefingRegister')),
    pageRoute(parent, PAGES.trainingRegister, lazyPage(pages, 'TrainingRegister')),
    pageRoute(parent, PAGES.medicalRegister, lazyPage(pages, 'MedicalRegister')),
    pageRoute(parent, PAGES.ppeRegister, lazyPage(pages, 'PpeRegister')),
    pageRoute(parent, PAGES.soutRegister, lazyPage(pages, 'SoutRegister')),
    pageRoute(parent, PAGES.riskRegister, lazyPage(pages, 'RiskRegister')),
  ]
}

/** What is due, section by section. */
export function dueRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    pageRoute(parent, PAGES.briefingDue, lazyPage(pages, 'DueBriefings')),
    pageRoute(parent, PAGES.trainingDue, lazyPage(pages, 'DueTraining')),
    pageRoute(parent, PAGES.medicalDue, lazyPage(pages, 'DueMedical')),
    pageRoute(parent, PAGES.ppeDue, lazyPage(pages, 'DuePpe')),
    pageRoute(parent, PAGES.soutDue, lazyPage(pages, 'DueSout')),
    pageRoute(parent, PAGES.riskDue, lazyPage(pages, 'DueRisks')),
  ]
}

/** Of one employee. */
export function tabRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    pageRoute(
      parent,
      PAGES.briefingTab,
      lazyPage(() => import('../features/sections/employee/briefings-tab.tsx'), 'BriefingsTab'),
    ),
    pageRoute(
      parent,
      PAGES.trainingTab,
      lazyPage(() => import('../features/sections/employee/training-tab.tsx'), 'TrainingTab'),
    ),
    pageRoute(
      parent,
      PAGES.medicalTab,
      lazyPage(() => import('../features/sections/employee/medical-tab.tsx'), 'MedicalTab'),
    ),
    pageRoute(
      parent,
      PAGES.ppeTab,
      lazyPage(() => import('../features/sections/employee/ppe-tab.tsx'), 'PpeTab'),
    ),
    pageRoute(
      parent,
      PAGES.soutTab,
      lazyPage(() => import('../features/sections/employee/sout-tab.tsx'), 'SoutTab'),
    ),
    pageRoute(
      parent,
      PAGES.riskTab,
      lazyPage(() => import('../features/sections/employee/risk-tab.tsx'), 'RiskTab'),
    ),
  ]
}
