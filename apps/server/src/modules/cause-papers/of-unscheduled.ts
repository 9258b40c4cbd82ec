import { type CausePaper, papersOfUnscheduled, UNSCHEDULED_KINDS } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import { loadEvents } from '../events/index.ts'
import { getCause } from '../unscheduled/index.ts'

/** Of one that has been undone nothing is to be signed. */
export async function ofUnscheduled(tx: Tx, companyId: number, id: number): Promise<CausePaper[]> {
  const { cause, happenedOn, ground, madeEvents, rechecked, undoneAt } = await getCause(tx, [companyId], id)
  if (undoneAt !== null) return []
  const recheckDue = new Map(rechecked.map(({ eventId, after }) => [eventId, after.recheckDue]))
  const events = await loadEvents(tx, companyId, [...madeEvents, ...recheckDue.keys()])
  const asked = UNSCHEDULED_KINDS.flatMap((kind) => {
    // Who has been dismissed since is named in no paper.
    const ofKind = events.filter(({ section, dismissedOn }) => section === kind && dismissedOn === null)
    const [due] = ofKind.flatMap((event) => recheckDue.get(event.id) ?? event.firstDeadline ?? [])
    const employeeIds = [...new Set(ofKind.map(({ employeeId }) => employeeId))]
    return due === undefined ? [] : [{ kind, employeeIds, due }]
  })
  return papersOfUnscheduled({ cause, happenedOn, ground, asked })
}
