import type { InstructionFields } from '@ot/contract'
import type { CalendarDate } from '@ot/domain'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { inNameOrder } from '../../db/name-order.ts'
import { employeeInstructions } from '../../db/schema/section.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

export type InstructionRow = typeof employeeInstructions.$inferSelect

/** Ten parameters a row, and one statement takes 65,535. */
const ROWS_AT_ONCE = 5000

export async function listInstructions(
  tx: Tx,
  companyId: number,
  employeeId: number,
): Promise<InstructionRow[]> {
  return tx
    .select()
    .from(employeeInstructions)
    .where(
      and(eq(employeeInstructions.companyId, companyId), eq(employeeInstructions.employeeId, employeeId)),
    )
    .orderBy(
      asc(inNameOrder(employeeInstructions.name)),
      asc(inNameOrder(employeeInstructions.number)),
      asc(employeeInstructions.id),
    )
}

export async function listEmployeesInstructions(
  tx: Tx,
  companyId: number,
  employeeIds: readonly number[],
): Promise<InstructionRow[]> {
  return tx
    .select()
    .from(employeeInstructions)
    .where(
      and(
        eq(employeeInstructions.companyId, companyId),
        inArray(employeeInstructions.employeeId, [...employeeIds]),
      ),
    )
    .orderBy(asc(employeeInstructions.id))
}

export async function getInstructionForUpdate(
  tx: Tx,
  companyId: number,
  { employeeId, id }: { employeeId: number; id: number },
): Promise<InstructionRow> {
  const [row] = await tx
    .select()
    .from(employeeInstructions)
    .where(and(ofInstruction(companyId, id), eq(employeeInstructions.employeeId, employeeId)))
    .for('update')
  if (row === undefined) throw new NotFound()
  return row
}

/** In the order of the employees. */
export async function insertInstructions(
  tx: Tx,
  companyId: number,
  {
    employeeIds,
    fields,
    ...by
  }: { employeeIds: readonly number[]; fields: InstructionFields; now: string; today: CalendarDate },
): Promise<InstructionRow[]> {
  const inserted: InstructionRow[] = []
  const entered = { createdAt: by.now, updatedAt: by.now, enteredOn: by.today }
  for (let start = 0; start < employeeIds.length; start += ROWS_AT_ONCE) {
    const values = employeeIds
      .slice(start, start + ROWS_AT_ONCE)
      .map((employeeId) => ({ ...fields, companyId, employeeId, ...entered }))
    inserted.push(...(await tx.insert(employeeInstructions).values(values).returning()))
  }
  return inserted
}

export async function updateInstruction(
  tx: Tx,
  stored: InstructionRow,
  fields: InstructionFields,
  now: string,
): Promise<InstructionRow> {
  const [row] = await tx
    .update(employeeInstructions)
    .set({ ...fields, version: stored.version + 1, updatedAt: now })
    .where(ofInstruction(stored.companyId, stored.id))
    .returning()
  if (row === undefined) throw new NotFound()
  return row
}

export async function deleteInstructionRow(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx.delete(employeeInstructions).where(ofInstruction(companyId, id))
}

function ofInstruction(companyId: number, id: number) {
  return and(eq(employeeInstructions.companyId, companyId), eq(employeeInstructions.id, id))
}
