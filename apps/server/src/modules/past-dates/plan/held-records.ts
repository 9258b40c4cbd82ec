import { type CalendarDate, type Held, sectionFields } from '@ot/domain'
import { grouped } from '@ot/text'
import type { Tx } from '../../../db/transaction.ts'
import { type EventRow, loadEmployeesEvents } from '../../events/index.ts'
import { listEmployeesInstructions } from '../../instructions/index.ts'

/** An obligation of somebody and the day it was met last. */
export type HeldRecord = Held & {
  employeeId: number
  name: string
  date: CalendarDate | null
  /** Null: of an instruction. */
  event: EventRow | null
}

/** Open events and instructions of these people; what was issued comes back by itself and is nobody's past. */
export async function heldRecords(
  tx: Tx,
  companyId: number,
  employeeIds: readonly number[],
): Promise<Map<number, [HeldRecord, ...HeldRecord[]]>> {
  const events = await loadEmployeesEvents(tx, companyId, employeeIds)
  const instructions = await listEmployeesInstructions(tx, companyId, employeeIds)
  const held: HeldRecord[] = [
    ...events.filter(({ returnOf }) => returnOf === null).map(ofEvent),
    ...instructions.map(({ id, employeeId, name, number, acknowledgedOn }) => ({
      id,
      employeeId,
      name,
      section: 'instruction' as const,
      rule: null,
      what: [number, name].filter((text) => text !== null).join(' '),
      date: acknowledgedOn,
      event: null,
    })),
  ]
  return grouped(held, ({ employeeId }) => employeeId)
}

function ofEvent(event: EventRow): HeldRecord {
  const { id, employeeId, section, rule, name, date, facts } = event
  // Its kind, programme, item or thing.
  const [defining] = sectionFields(section, 'definition')
  const what = defining === undefined ? null : facts[defining]
  return { id, employeeId, name, section, rule, date, event, what: typeof what === 'string' ? what : null }
}
