import { type CausePaper, causedTerm, papersOfEndedDeclaration } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'
import { findWorkplace } from '../events/index.ts'

/** Of a workplace whose declaration has ended and that has not been assessed since. */
export async function ofWorkplace(tx: Tx, companyId: number, id: number): Promise<CausePaper[]> {
  const workplace = await findWorkplace(tx, companyId, id)
  if (workplace === null) throw new NotFound()
  const { declarationEndedOn, declarationEndedBy, reportOn, registeredOn } = workplace
  if (declarationEndedOn === null || declarationEndedBy === null) return []
  const term = causedTerm(workplace, registeredOn ?? reportOn)
  if (term === null) return []
  return papersOfEndedDeclaration({ ...workplace, declarationEndedOn, declarationEndedBy, term })
}
