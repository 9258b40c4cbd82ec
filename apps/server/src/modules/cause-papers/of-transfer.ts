import { type CausePaper, papersOfTransfer } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import { type EventSubject, subjectsByIds } from '../events/index.ts'
import { findFacts } from '../facts/index.ts'
import { findDepartment } from '../people/index.ts'
import { getTransfer } from '../transfers/index.ts'

/** Of one that has been undone nothing is to be signed. */
export async function ofTransfer(tx: Tx, companyId: number, id: number): Promise<CausePaper[]> {
  const { employeeId, undoneAt } = await getTransfer(tx, [companyId], id)
  if (undoneAt !== null) return []
  return papersOfTransfer({ employeeId, headId: await headOver(tx, companyId, employeeId) })
}

/** The head of his department, else who of the heads that the interview names works in it; nobody leads himself. */
async function headOver(tx: Tx, companyId: number, employeeId: number): Promise<number | null> {
  const [employee] = await subjectsByIds(tx, companyId, [employeeId])
  if (employee === undefined) return null
  const { departmentId } = employee
  const department = await findDepartment(tx, companyId, departmentId)
  const told = (await findFacts(tx, companyId)).find(({ key }) => key === 'departmentHeads')?.value
  const own = department?.headEmployeeId ?? null
  const heads = [...(own === null ? [] : [own]), ...(Array.isArray(told) ? told : [])]
  const others = await subjectsByIds(
    tx,
    companyId,
    heads.filter((head) => head !== employeeId),
  )
  const working = others.filter(isWorking)
  const inDepartment = working.find((other) => other.departmentId === departmentId)
  return (working.find(({ id }) => id === own) ?? inDepartment)?.id ?? null
}

function isWorking({ dismissedOn }: EventSubject): boolean {
  return dismissedOn === null
}
