import { type CausePaper, papersOfTransfer } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import { type EventSubject, subjectsByIds } from '../events/index.ts'
import { findFacts } from '../facts/index.ts'
import { getTransfer } from '../transfers/index.ts'

/** Of one that has been undone nothing is to be signed. */
export async function ofTransfer(tx: Tx, companyId: number, id: number): Promise<CausePaper[]> {
  const { employeeId, undoneAt } = await getTransfer(tx, [companyId], id)
  if (undoneAt !== null) return []
  return papersOfTransfer({ employeeId, headId: await headOver(tx, companyId, employeeId) })
}

/** Among the heads that the interview names, who works in the same department. */
async function headOver(tx: Tx, companyId: number, employeeId: number): Promise<number | null> {
  const told = (await findFacts(tx, companyId)).find(({ key }) => key === 'departmentHeads')?.value
  const heads = Array.isArray(told) ? told.filter((id) => id !== employeeId) : []
  const people = (await subjectsByIds(tx, companyId, [employeeId, ...heads])).filter(isWorking)
  const department = people.find(({ id }) => id === employeeId)?.departmentId
  return people.find(({ id, departmentId }) => id !== employeeId && departmentId === department)?.id ?? null
}

function isWorking({ dismissedOn }: EventSubject): boolean {
  return dismissedOn === null
}
