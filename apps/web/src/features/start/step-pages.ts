import { fieldNames, PAGES, type StartStep } from '@ot/domain'

/** The page on which a step is done, and others that belong to it. */
export const STEP_PAGES = {
  company: [PAGES.settingsCompany.path],
  employees: [PAGES.employeesImport.path, PAGES.employeesMain.path, PAGES.employeesNew.path],
  responsible: [PAGES.settingsResponsible.path],
  interview: [PAGES.documentsInterview.path],
  norms: [PAGES.employeesNorms.path],
  package: [PAGES.documentsMain.path],
} satisfies Record<StartStep, readonly [string, ...string[]]>

/** Null: no step is done on this page. */
export function stepOfPage(pathname: string): StartStep | null {
  const sought = pathname.toLowerCase()
  const steps = fieldNames(STEP_PAGES)
  return steps.find((step) => STEP_PAGES[step].some((path) => path.toLowerCase() === sought)) ?? null
}
