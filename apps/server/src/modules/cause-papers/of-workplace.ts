import { type CausePaper, papersOfAssessment, standingCauses } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'
import { findWorkplace, workplaceDeadline } from '../events/index.ts'

/** Of a workplace that is to be assessed out of turn. */
export async function ofWorkplace(tx: Tx, companyId: number, id: number): Promise<CausePaper[]> {
  const workplace = await findWorkplace(tx, companyId, id)
  if (workplace === null) throw new NotFound()
  const [cause] = standingCauses(workplace, workplace.registeredOn ?? workplace.reportOn)
  const deadline = workplaceDeadline(workplace)
  return cause === undefined || deadline === null ? [] : papersOfAssessment({ ...workplace, cause, deadline })
}
