import { type CausePaper, isDueAtReturn, papersOfReturn, returnDay } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import { getAbsence } from '../collections/index.ts'
import { loadEmployeesEvents } from '../events/index.ts'

export async function ofAbsence(tx: Tx, companyId: number, id: number): Promise<CausePaper[]> {
  const { absence, ofEmployee } = await getAbsence(tx, companyId, id)
  const { employeeId } = absence
  const back = returnDay(absence)
  if (back === null) return []
  const events = await loadEmployeesEvents(tx, companyId, [employeeId])
  const isExamined = events.some((event) => event.section === 'medical' && isDueAtReturn(event, back))
  return papersOfReturn({ employeeId, absence, absences: ofEmployee, isExamined })
}
