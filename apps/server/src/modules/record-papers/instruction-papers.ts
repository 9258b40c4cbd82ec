import { shortDate } from '@ot/text'
import type { Tx } from '../../db/transaction.ts'
import { listGivenInstructions } from './record-queries.ts'
import {
  type PaperRecords,
  personCells,
  type RecordRequest,
  recordsOfSection,
  workingPeople,
} from './record-request.ts'

/** ТК РФ, ст. 22: everybody signs for the instructions given to him. */
export async function instructionAcquaintance(tx: Tx, request: RecordRequest): Promise<PaperRecords[]> {
  const given = await listGivenInstructions(tx, request.companyId)
  const rows = workingPeople(request.people).flatMap((person) =>
    given
      .filter(({ employeeId }) => employeeId === person.id)
      .map(({ name, number, approvedOn, acknowledgedOn }) => ({
        ...personCells(person),
        инструкция: name,
        номер_инструкции: number ?? '',
        утверждена: approvedOn === null ? '' : shortDate(approvedOn),
        ознакомлен: acknowledgedOn === null ? '' : shortDate(acknowledgedOn),
      })),
  )
  return rows.length === 0
    ? []
    : [{ person: null, records: recordsOfSection('instruction', { ознакомления: rows }) }]
}
