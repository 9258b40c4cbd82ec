import { PAGES, type StartStep } from '@ot/domain'
import { COMPANY_FORM } from '../../lib/company/company-form.ts'
import type { ShownStep } from './step-words.ts'

/** The page on which a step is done, and others that belong to it. */
const STEP_PAGES = {
  company: [PAGES.settingsCompany.path],
  employees: [PAGES.employeesImport.path, PAGES.employeesMain.path, PAGES.employeesNew.path],
  responsible: [PAGES.settingsResponsible.path],
  interview: [PAGES.documentsInterview.path],
  norms: [PAGES.employeesNorms.path],
  package: [PAGES.documentsMain.path],
} satisfies Record<StartStep, readonly [string, ...string[]]>

const STEP_OF: ReadonlyMap<string, StartStep> = new Map([
  ...STEP_PAGES.company.map((path) => [path.toLowerCase(), 'company'] as const),
  ...STEP_PAGES.employees.map((path) => [path.toLowerCase(), 'employees'] as const),
  ...STEP_PAGES.responsible.map((path) => [path.toLowerCase(), 'responsible'] as const),
  ...STEP_PAGES.interview.map((path) => [path.toLowerCase(), 'interview'] as const),
  ...STEP_PAGES.norms.map((path) => [path.toLowerCase(), 'norms'] as const),
  ...STEP_PAGES.package.map((path) => [path.toLowerCase(), 'package'] as const),
])

/** Where a step begins: of what is not done yet, at its form. */
export function linkOfStep({ key, state }: Pick<ShownStep, 'key' | 'state'>): { to: string; hash?: string } {
  const to = STEP_PAGES[key][0]
  return key === 'company' && state !== 'done' ? { to, hash: COMPANY_FORM } : { to }
}

/** Null: no step is done on this page. */
export function stepOfPage(pathname: string): StartStep | null {
  return STEP_OF.get(pathname.toLowerCase()) ?? null
}
