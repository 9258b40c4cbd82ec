import type { AppointmentOrder, CalendarDate } from '@ot/domain'
import { and, asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { FULL_NAME, POSITION_NAME } from '../../db/checked-sql.ts'
import { employees, positions } from '../../db/schema/people.ts'
import { responsibilities, responsibilityTerms } from '../../db/schema/responsibility.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

export type ResponsibilityRow = typeof responsibilities.$inferSelect
export type TermRow = typeof responsibilityTerms.$inferSelect

const HOLDER = {
  employeeFullName: FULL_NAME,
  employeePosition: POSITION_NAME,
  dismissedOn: employees.dismissedOn,
}
/** Who stands in the role, by the books; a dismissed one is shown as such. */
export type HeldRow = ResponsibilityRow & {
  employeeFullName: string
  employeePosition: string
  dismissedOn: CalendarDate | null
}

function held(tx: Tx) {
  return tx
    .select({ ...getTableColumns(responsibilities), ...HOLDER })
    .from(responsibilities)
    .innerJoin(
      employees,
      and(eq(employees.companyId, responsibilities.companyId), eq(employees.id, responsibilities.employeeId)),
    )
    .innerJoin(positions, eq(positions.id, employees.positionId))
}

export async function listHeld(tx: Tx, companyId: number): Promise<HeldRow[]> {
  return held(tx).where(eq(responsibilities.companyId, companyId)).orderBy(asc(responsibilities.roleId))
}

export async function findHeldRole(tx: Tx, companyId: number, roleId: number): Promise<HeldRow | null> {
  const [row] = await held(tx).where(
    and(eq(responsibilities.companyId, companyId), eq(responsibilities.roleId, roleId)),
  )
  return row ?? null
}

/** For calls that carry only an id: looked for in the companies of the user. */
export async function getHeld(tx: Tx, companyIds: readonly number[], id: number): Promise<HeldRow> {
  const [row] = await held(tx).where(
    and(inArray(responsibilities.companyId, [...companyIds]), eq(responsibilities.id, id)),
  )
  if (row === undefined) throw new NotFound()
  return row
}

export type Appointment = {
  employeeId: number
  order: AppointmentOrder | null
  since: CalendarDate
}

function columnsOf({ employeeId, order, since }: Appointment) {
  return { employeeId, orderNumber: order?.number ?? null, orderDate: order?.date ?? null, since }
}

export async function insertResponsibility(
  tx: Tx,
  of: { companyId: number; roleId: number; now: string },
  appointment: Appointment,
): Promise<number> {
  const { companyId, roleId, now } = of
  const [row] = await tx
    .insert(responsibilities)
    .values({ companyId, roleId, createdAt: now, updatedAt: now, ...columnsOf(appointment) })
    .returning({ id: responsibilities.id })
  if (row === undefined) throw new Error('the insert returned no row')
  return row.id
}

export async function updateResponsibility(
  tx: Tx,
  { companyId, id, version }: ResponsibilityRow,
  appointment: Appointment,
  now: string,
): Promise<void> {
  await tx
    .update(responsibilities)
    .set({ ...columnsOf(appointment), version: version + 1, updatedAt: now })
    .where(and(eq(responsibilities.companyId, companyId), eq(responsibilities.id, id)))
}

export async function deleteResponsibility(tx: Tx, { companyId, id }: ResponsibilityRow): Promise<void> {
  await tx
    .delete(responsibilities)
    .where(and(eq(responsibilities.companyId, companyId), eq(responsibilities.id, id)))
}

export type AppointmentEnding = {
  until: CalendarDate
  order: AppointmentOrder | null
  successorId: number | null
  now: string
}

/** The term that is over, as it stood. */
export async function insertTerm(tx: Tx, ended: ResponsibilityRow, ending: AppointmentEnding): Promise<void> {
  const { companyId, roleId, employeeId, orderNumber, orderDate, since } = ended
  const { until, order, successorId, now } = ending
  await tx.insert(responsibilityTerms).values({
    companyId,
    roleId,
    employeeId,
    orderNumber,
    orderDate,
    since,
    until,
    successorId,
    endedByNumber: order?.number ?? null,
    endedByDate: order?.date ?? null,
    recordedAt: now,
  })
}

/** With the name of whose term it was. */
export type NamedTerm = TermRow & { employeeFullName: string; dismissedOn: CalendarDate | null }

function terms(tx: Tx) {
  return tx
    .select({
      ...getTableColumns(responsibilityTerms),
      employeeFullName: FULL_NAME,
      dismissedOn: employees.dismissedOn,
    })
    .from(responsibilityTerms)
    .innerJoin(
      employees,
      and(
        eq(employees.companyId, responsibilityTerms.companyId),
        eq(employees.id, responsibilityTerms.employeeId),
      ),
    )
}

export async function listTerms(tx: Tx, companyId: number): Promise<NamedTerm[]> {
  return terms(tx)
    .where(eq(responsibilityTerms.companyId, companyId))
    .orderBy(asc(responsibilityTerms.roleId), desc(responsibilityTerms.id))
}

export async function getTerm(tx: Tx, companyIds: readonly number[], id: number): Promise<NamedTerm> {
  const [row] = await terms(tx).where(
    and(inArray(responsibilityTerms.companyId, [...companyIds]), eq(responsibilityTerms.id, id)),
  )
  if (row === undefined) throw new NotFound()
  return row
}

/** Whose place the present holder took. */
export async function findPreviousTerm(
  tx: Tx,
  { companyId, id }: ResponsibilityRow,
): Promise<NamedTerm | null> {
  const [row] = await terms(tx)
    .where(and(eq(responsibilityTerms.companyId, companyId), eq(responsibilityTerms.successorId, id)))
    .orderBy(desc(responsibilityTerms.id))
    .limit(1)
  return row ?? null
}
