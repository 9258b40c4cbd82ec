import { COMPANY_FORM } from '../../lib/company/company-form.ts'
import { STEP_PAGES } from './step-pages.ts'
import type { ShownStep } from './step-words.ts'

/** Where a step begins: of what is not done yet, at its form. */
export function linkOfStep({ key, state }: Pick<ShownStep, 'key' | 'state'>): { to: string; hash?: string } {
  const to = STEP_PAGES[key][0]
  return key === 'company' && state !== 'done' ? { to, hash: COMPANY_FORM } : { to }
}
