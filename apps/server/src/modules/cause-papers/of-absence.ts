import { type CausePaper, papersOfReturn, returnDay } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import { getAbsence, listAbsencesOf } from '../collections/index.ts'
import { loadEmployeesEvents } from '../events/index.ts'

export async function ofAbsence(tx: Tx, companyId: number, id: number): Promise<CausePaper[]> {
  const absence = await getAbsence(tx, companyId, id)
  const { employeeId } = absence
  const back = returnDay(absence)
  const events = await loadEmployeesEvents(tx, companyId, [employeeId])
  const isExamined = events.some(
    ({ section, deadline }) =>
      section === 'medical' && deadline !== null && back !== null && deadline <= back,
  )
  return papersOfReturn({
    employeeId,
    absence,
    absences: await listAbsencesOf(tx, companyId, employeeId),
    isExamined,
  })
}
