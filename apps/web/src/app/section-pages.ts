import { SECTIONS, type Section, type SectionPlace } from '@ot/domain'
import {
  EMPLOYEE,
  EMPLOYEES,
  type Frames,
  NOTIFICATIONS,
  type PageParts,
  pagesWithin,
} from './page-frames.ts'

function pageOf(frames: Frames, place: SectionPlace, section: Section): PageParts {
  const pages = () => import('../features/sections/pages/desk/section-pages.tsx')
  return pagesWithin(frames, async () => ({ Page: (await pages()).sectionPage(place, section) }), 'Page')
}

function ofSections<Kind extends string>(
  kind: Kind,
  parts: (section: Section) => PageParts,
): Record<`${Section}${Kind}`, PageParts>
function ofSections(kind: string, parts: (section: Section) => PageParts): Record<string, PageParts> {
  return Object.fromEntries(SECTIONS.map((section) => [section + kind, parts(section)]))
}

/** The registers: every row of the company. */
const REGISTERS = ofSections('Register', (section) => pageOf(EMPLOYEES, 'register', section))

/** What is due, section by section. */
const DUE = ofSections('Due', (section) => pageOf(NOTIFICATIONS, 'due', section))

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
