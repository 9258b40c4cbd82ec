import { PAGES } from '@ot/domain'
import { type AnyRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageRoute } from './page-route.ts'

const pages = () => import('../features/sections/pages/desk/section-pages.tsx')

/** The registers: every row of the company. */
export function registerRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    pageRoute(parent, PAGES.briefingRegister, lazyRouteComponent(pages, 'BriefingRegister')),
    pageRoute(parent, PAGES.trainingRegister, lazyRouteComponent(pages, 'TrainingRegister')),
    pageRoute(parent, PAGES.medicalRegister, lazyRouteComponent(pages, 'MedicalRegister')),
    pageRoute(parent, PAGES.ppeRegister, lazyRouteComponent(pages, 'PpeRegister')),
    pageRoute(parent, PAGES.soutRegister, lazyRouteComponent(pages, 'SoutRegister')),
    pageRoute(parent, PAGES.riskRegister, lazyRouteComponent(pages, 'RiskRegister')),
  ]
}

/** What is due, section by section. */
export function dueRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    pageRoute(parent, PAGES.briefingDue, lazyRouteComponent(pages, 'DueBriefings')),
    pageRoute(parent, PAGES.trainingDue, lazyRouteComponent(pages, 'DueTraining')),
    pageRoute(parent, PAGES.medicalDue, lazyRouteComponent(pages, 'DueMedical')),
    pageRoute(parent, PAGES.ppeDue, lazyRouteComponent(pages, 'DuePpe')),
    pageRoute(parent, PAGES.soutDue, lazyRouteComponent(pages, 'DueSout')),
    pageRoute(parent, PAGES.riskDue, lazyRouteComponent(pages, 'DueRisks')),
  ]
}

/** Of one employee. */
export function tabRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    pageRoute(
      parent,
      PAGES.briefingTab,
      lazyRouteComponent(() => import('../features/sections/employee/briefings-tab.tsx'), 'BriefingsTab'),
    ),
    pageRoute(
      parent,
      PAGES.trainingTab,
      lazyRouteComponent(() => import('../features/sections/employee/training-tab.tsx'), 'TrainingTab'),
    ),
    pageRoute(
      parent,
      PAGES.medicalTab,
      lazyRouteComponent(() => import('../features/sections/employee/medical-tab.tsx'), 'MedicalTab'),
    ),
    pageRoute(
      parent,
      PAGES.ppeTab,
      lazyRouteComponent(() => import('../features/sections/employee/ppe-tab.tsx'), 'PpeTab'),
    ),
    pageRoute(
      parent,
      PAGES.soutTab,
      lazyRouteComponent(() => import('../features/sections/employee/sout-tab.tsx'), 'SoutTab'),
    ),
    pageRoute(
      parent,
      PAGES.riskTab,
      lazyRouteComponent(() => import('../features/sections/employee/risk-tab.tsx'), 'RiskTab'),
    ),
  ]
}
