import type { Touched } from '../../db/undoable.ts'
import { SECTION_ROWS } from '../events/index.ts'

const TOUCHED: readonly Touched[] = [...SECTION_ROWS, { table: 'employee_instructions' }]

/** Days that were written at once are taken back at once. */
export function pastDatesDeed(companyId: number) {
  return { companyId, permission: 'event.change', name: null, touched: TOUCHED } as const
}
