import type { TemplateSummary } from '@ot/doc-library'
import type { Tx } from '../../db/transaction.ts'
import { loadSubject, type PaperSubject } from '../documents/index.ts'
import { findFirstEmployee } from './queries.ts'

/** Somebody real to show a paper of one employee, department or position on; null: nobody works here yet. */
export async function sampleSubject(
  tx: Tx,
  companyId: number,
  template: TemplateSummary,
): Promise<PaperSubject | null> {
  const first = await findFirstEmployee(tx, companyId)
  if (first === null) return null
  const { employeeId, departmentId, positionId } = first
  switch (template.scope) {
    case 'employee':
      return loadSubject(tx, companyId, template, { employeeId })
    case 'department':
      return loadSubject(tx, companyId, template, { departmentId })
    case 'position':
      return loadSubject(tx, companyId, template, { positionId })
    case 'company':
    case 'incident':
      return null
  }
}
