import { type CausePaper, papersOfTransfer, superiorOf } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import { subjectsByIds } from '../events/index.ts'
import { findFacts } from '../facts/index.ts'
import { findDepartment } from '../people/index.ts'
import { getTransfer } from '../transfers/index.ts'

/** Of one that has been undone nothing is to be signed. */
export async function ofTransfer(tx: Tx, companyId: number, id: number): Promise<CausePaper[]> {
  const { employeeId, undoneAt } = await getTransfer(tx, [companyId], id)
  if (undoneAt !== null) return []
  return papersOfTransfer({ employeeId, headId: await superiorIn(tx, companyId, employeeId) })
}

async function superiorIn(tx: Tx, companyId: number, employeeId: number): Promise<number | null> {
  const [employee] = await subjectsByIds(tx, companyId, [employeeId])
  if (employee === undefined) return null
  const department = await findDepartment(tx, companyId, employee.departmentId)
  const told = (await findFacts(tx, companyId)).find(({ key }) => key === 'departmentHeads')?.value
  const heads = { head: department?.headEmployeeId ?? null, told: Array.isArray(told) ? told : [] }
  const staff = await subjectsByIds(tx, companyId, [
    ...heads.told,
    ...(heads.head === null ? [] : [heads.head]),
  ])
  return superiorOf(employee, { ...heads, staff })
}
