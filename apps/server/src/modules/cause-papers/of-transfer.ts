import { type CausePaper, papersOfTransfer } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import { getTransfer } from '../transfers/index.ts'

/** Of one that has been undone nothing is to be signed. */
export async function ofTransfer(tx: Tx, companyId: number, id: number): Promise<CausePaper[]> {
  const transfer = await getTransfer(tx, [companyId], id)
  return transfer.undoneAt === null ? papersOfTransfer(transfer) : []
}
