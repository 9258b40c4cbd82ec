import type { StartStep } from '@ot/domain'
import { paths } from '../../lib/paths.ts'

/** The page on which a step is done, and others that belong to it. */
const PAGES = {
  company: [paths.settingsCompany],
  employees: [paths.employeesImport, paths.employeesMain, paths.employeesNew],
  responsible: [paths.settingsResponsible],
  norms: [paths.employeesNorms],
  package: [paths.documentsMain],
} satisfies Record<StartStep, readonly [string, ...string[]]>

const STEP_OF: ReadonlyMap<string, StartStep> = new Map([
  ...PAGES.company.map((path) => [path.toLowerCase(), 'company'] as const),
  ...PAGES.employees.map((path) => [path.toLowerCase(), 'employees'] as const),
  ...PAGES.responsible.map((path) => [path.toLowerCase(), 'responsible'] as const),
  ...PAGES.norms.map((path) => [path.toLowerCase(), 'norms'] as const),
  ...PAGES.package.map((path) => [path.toLowerCase(), 'package'] as const),
])

export function pageOfStep(step: StartStep): string {
  return PAGES[step][0]
}

/** Null: no step is done on this page. */
export function stepOfPage(pathname: string): StartStep | null {
  return STEP_OF.get(pathname.toLowerCase()) ?? null
}
