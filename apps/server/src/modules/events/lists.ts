import { isDue, type Section } from '@ot/domain'
import { type Ctx, companyIdsOf, membershipOf } from '../../ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { listEmployeeEvents, listSection } from './event-queries.ts'
import type { ListedEvent } from './event-row.ts'
import { getEmployeeCompany } from './subject-queries.ts'

/** The register of a section; `isDueOnly`: what is in its window or overdue. */
export async function eventsOfSection(
  ctx: Ctx,
  { companyId, section, isDueOnly }: { companyId: number; section: Section; isDueOnly: boolean },
): Promise<ListedEvent[]> {
  membershipOf(ctx, companyId)
  const rows = await readScoped(ctx, (tx) => listSection(tx, companyId, section))
  const today = ctx.today(companyId)
  return isDueOnly ? rows.filter((row) => isRowDue(row, today)) : rows
}

/** A return is due when the wear ends: until then the thing is where it should be. */
function isRowDue(row: ListedEvent, today: string): boolean {
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
