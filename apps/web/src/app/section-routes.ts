import type { Section } from '@ot/domain'
import { SECTION_LABELS } from '@ot/domain'
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

const pages = () => import('../features/sections/pages/section-pages.tsx')

/** The registers: every row of the company. */
export function registerRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    sectionRoute(parent, '/employees/briefings', 'briefing', lazyRouteComponent(pages, 'BriefingRegister')),
    sectionRoute(parent, '/employees/training', 'training', lazyRouteComponent(pages, 'TrainingRegister')),
    sectionRoute(
      parent,
      '/employees/medical-examinations',
      'medical',
      lazyRouteComponent(pages, 'MedicalRegister'),
    ),
    sectionRoute(parent, '/employees/ppe', 'ppe', lazyRouteComponent(pages, 'PpeRegister')),
    sectionRoute(parent, '/employees/sout', 'sout', lazyRouteComponent(pages, 'SoutRegister')),
    sectionRoute(parent, '/employees/risks', 'risk', lazyRouteComponent(pages, 'RiskRegister')),
  ]
}

/** What is due, section by section. */
export function dueRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    sectionRoute(parent, '/notifications/briefings', 'briefing', lazyRouteComponent(pages, 'DueBriefings')),
    sectionRoute(parent, '/notifications/training', 'training', lazyRouteComponent(pages, 'DueTraining')),
    sectionRoute(
      parent,
      '/notifications/medical-examinations',
      'medical',
      lazyRouteComponent(pages, 'DueMedical'),
    ),
    sectionRoute(parent, '/notifications/ppe', 'ppe', lazyRouteComponent(pages, 'DuePpe')),
    sectionRoute(parent, '/notifications/sout', 'sout', lazyRouteComponent(pages, 'DueSout')),
    sectionRoute(parent, '/notifications/risks', 'risk', lazyRouteComponent(pages, 'DueRisks')),
  ]
}

function sectionRoute<Parent extends AnyRoute, const Path extends string>(
  parent: Parent,
  path: Path,
  section: Section,
  component: ReturnType<typeof lazyRouteComponent>,
) {
  return createRoute({
    getParentRoute: () => parent,
    path,
    staticData: { title: SECTION_LABELS[section] },
    component,
  })
}
