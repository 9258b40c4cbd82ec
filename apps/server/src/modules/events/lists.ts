import type { EventAnswer } from '@ot/contract'
import { isDue, type Section } from '@ot/domain'
import { type Ctx, companyIdsOf, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { listEmployeeEvents } from './event-queries.ts'
import type { EventPart, ListedEvent, PersonPart } from './event-row.ts'
import { eventStateOf, presentEvent } from './present.ts'
import { listSection } from './section-queries.ts'
import { getEmployeeCompany } from './subject-queries.ts'

/** The register of a section; `isDueOnly`: what is in its window or overdue. */
export async function eventsOfSection(
  ctx: Ctx,
  { companyId, section, isDueOnly }: { companyId: number; section: Section; isDueOnly: boolean },
): Promise<EventAnswer[]> {
  membershipOf(ctx, companyId)
  const { events, people } = await readScoped(ctx, (tx) => listSection(tx, companyId, section))
  const today = ctx.today(companyId)
  const answer: EventAnswer[] = []
  for (const row of events) {
    // Events of the dismissed are nobody's concern.
    const person = people.get(row.employeeId)
    if (person === undefined || (isDueOnly && !isRowDue(row, person, today))) continue
    answer.push(presentEvent(row, person, today))
  }
  return answer
}

/** A return is due when the wear ends: until then the thing is where it should be. */
function isRowDue(row: EventPart, person: PersonPart, today: string): boolean {
  if (eventStateOf(row, person, today) === 'away') return false
  const { section, deadline, returnOf } = row
  return isDue(section, returnOf === null ? row : { date: row.date ?? today, deadline }, today)
}

/** A dismissed employee's records stay readable. */
export async function eventsOfEmployee(
  ctx: Ctx,
  employeeId: number,
  section: Section | null,
): Promise<ListedEvent[]> {
  return readScoped(ctx, async (tx) => {
    const companyId = await getEmployeeCompany(tx, companyIdsOf(ctx), employeeId)
    return listEmployeeEvents(tx, { companyId, employeeId }, section)
  })
}
