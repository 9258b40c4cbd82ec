import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { incidentMembers, incidentSteps, incidentVictims } from '../../db/schema/incident.ts'
import type { Tx } from '../../db/transaction.ts'

export type VictimRow = typeof incidentVictims.$inferSelect
export type NewVictimRow = typeof incidentVictims.$inferInsert
export type CommissionMemberRow = typeof incidentMembers.$inferSelect
export type NewMemberRow = typeof incidentMembers.$inferInsert
export type StepRow = typeof incidentSteps.$inferSelect

type Holder = { companyId: number; id: number }

export async function listVictims(tx: Tx, companyId: number, ids: readonly number[]): Promise<VictimRow[]> {
  return tx
    .select()
    .from(incidentVictims)
    .where(and(eq(incidentVictims.companyId, companyId), inArray(incidentVictims.incidentId, [...ids])))
    .orderBy(asc(incidentVictims.incidentId), asc(incidentVictims.place), asc(incidentVictims.id))
}

export async function listCommissionMembers(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<CommissionMemberRow[]> {
  return tx
    .select()
    .from(incidentMembers)
    .where(and(eq(incidentMembers.companyId, companyId), inArray(incidentMembers.incidentId, [...ids])))
    .orderBy(asc(incidentMembers.incidentId), asc(incidentMembers.place), asc(incidentMembers.id))
}

export async function listMarks(tx: Tx, companyId: number, ids: readonly number[]): Promise<StepRow[]> {
  return tx
    .select()
    .from(incidentSteps)
    .where(and(eq(incidentSteps.companyId, companyId), inArray(incidentSteps.incidentId, [...ids])))
}

/** Rows with an id are those that stay, whoever is not named goes. */
export async function saveVictims(
  tx: Tx,
  { companyId, id }: Holder,
  rows: readonly NewVictimRow[],
): Promise<void> {
  const kept = rows.flatMap(({ id: stored }) => stored ?? [])
  await tx
    .delete(incidentVictims)
    .where(
      and(
        eq(incidentVictims.companyId, companyId),
        eq(incidentVictims.incidentId, id),
        notInArray(incidentVictims.id, kept),
      ),
    )
  await tx
    .insert(incidentVictims)
    .values([...rows])
    .onConflictDoUpdate({
      target: [incidentVictims.companyId, incidentVictims.id],
      set: {
        place: sql`excluded.place`,
        facts: sql`excluded.facts`,
        fullname: sql`excluded.fullname`,
        position: sql`excluded.position`,
        department: sql`excluded.department`,
      },
    })
}

export async function replaceMembers(
  tx: Tx,
  { companyId, id }: Holder,
  rows: readonly NewMemberRow[],
): Promise<void> {
  await tx
    .delete(incidentMembers)
    .where(and(eq(incidentMembers.companyId, companyId), eq(incidentMembers.incidentId, id)))
  if (rows.length > 0) await tx.insert(incidentMembers).values([...rows])
}

export async function saveMark(tx: Tx, mark: StepRow): Promise<void> {
  const { companyId, incidentId, key, ...noted } = mark
  await tx
    .insert(incidentSteps)
    .values(mark)
    .onConflictDoUpdate({
      target: [incidentSteps.companyId, incidentSteps.incidentId, incidentSteps.key],
      set: noted,
    })
}
