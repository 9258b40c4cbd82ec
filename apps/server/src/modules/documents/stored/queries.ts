import type { InputValues } from '@ot/contract'
import { and, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { documents, templateAnswers } from '../../../db/schema/document.ts'
import type { Tx } from '../../../db/transaction.ts'
import { NotFound } from '../../../foundation/errors.ts'

export type DocumentRow = typeof documents.$inferSelect
export type NewDocument = typeof documents.$inferInsert

/** `templateId`: of that template alone. */
export async function findAnswers(
  tx: Tx,
  companyId: number,
  templateId?: string,
): Promise<ReadonlyMap<string, InputValues>> {
  const rows = await tx
    .select({ templateId: templateAnswers.templateId, values: templateAnswers.values })
    .from(templateAnswers)
    .where(
      and(
        eq(templateAnswers.companyId, companyId),
        templateId === undefined ? undefined : eq(templateAnswers.templateId, templateId),
      ),
    )
  return new Map(rows.map((row) => [row.templateId, row.values]))
}

/** What is not named stays as it is: two people may answer one template at the same time. */
export async function saveTemplateAnswers(
  tx: Tx,
  answers: { companyId: number; templateId: string; values: InputValues; updatedAt: string },
): Promise<InputValues> {
  const { updatedAt } = answers
  const [row] = await tx
    .insert(templateAnswers)
    .values(answers)
    .onConflictDoUpdate({
      target: [templateAnswers.companyId, templateAnswers.templateId],
      set: { values: sql`${templateAnswers.values} || excluded.values`, updatedAt },
    })
    .returning({ values: templateAnswers.values })
  if (row === undefined) throw new Error('the answers were not saved')
  return row.values
}

/** The newest valid paper of a template on a day: the order that holds then. */
export async function findLatestValid(
  tx: Tx,
  { companyId, templateId, until }: { companyId: number; templateId: string; until: string },
): Promise<DocumentRow | null> {
  const [row] = await tx
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.companyId, companyId),
        eq(documents.templateId, templateId),
        isNull(documents.voidedAt),
        lte(documents.date, until),
      ),
    )
    .orderBy(desc(documents.date), desc(documents.id))
    .limit(1)
  return row ?? null
}

/** Valid papers of these templates, and those about these employees. */
export async function findStanding(
  tx: Tx,
  companyId: number,
  { templateIds, employeeIds }: { templateIds: readonly string[]; employeeIds: readonly number[] },
): Promise<Pick<DocumentRow, 'templateId' | 'date' | 'employeeId' | 'values'>[]> {
  const { templateId, date, employeeId, values } = documents
  return tx
    .select({ templateId, date, employeeId, values })
    .from(documents)
    .where(
      and(
        eq(documents.companyId, companyId),
        isNull(documents.voidedAt),
        isNull(documents.replacedBy),
        or(inArray(templateId, [...templateIds]), inArray(employeeId, [...employeeIds])),
      ),
    )
}

export async function insertDocument(tx: Tx, row: NewDocument): Promise<DocumentRow> {
  const [inserted] = await tx.insert(documents).values(row).returning()
  if (inserted === undefined) throw new Error('the inserted document was not returned')
  return inserted
}

export type Register = { companyId: number; register: string; year: number }

export async function findByNumber(
  tx: Tx,
  { companyId, register, year }: Register,
  number: string,
): Promise<Pick<DocumentRow, 'name' | 'date'> | null> {
  const rows = await tx
    .select({ name: documents.name, date: documents.date })
    .from(documents)
    .where(
      and(
        eq(documents.companyId, companyId),
        eq(documents.register, register),
        eq(documents.year, year),
        eq(documents.number, number),
      ),
    )
  return rows[0] ?? null
}

/** For calls that carry only an id: looked for in the companies of the user. */
export async function getDocument(tx: Tx, companyIds: readonly number[], id: number): Promise<DocumentRow> {
  const rows = await tx
    .select()
    .from(documents)
    .where(and(inArray(documents.companyId, [...companyIds]), eq(documents.id, id)))
  const row = rows[0]
  if (row === undefined) throw new NotFound()
  return row
}

/** Null: it is void already; of two who void it at once the first one's reason stays. */
export async function saveVoided(
  tx: Tx,
  { companyId, id, reason, at }: { companyId: number; id: number; reason: string; at: string },
): Promise<DocumentRow | null> {
  const [row] = await tx
    .update(documents)
    .set({ voidReason: reason, voidedAt: at })
    .where(and(eq(documents.companyId, companyId), eq(documents.id, id), isNull(documents.voidedAt)))
    .returning()
  return row ?? null
}

/** Null takes the mark back. */
export async function saveSigned(
  tx: Tx,
  {
    companyId,
    ids,
    ...mark
  }: { companyId: number; ids: readonly number[]; signedOn: string | null; signedBy: number | null },
): Promise<void> {
  await tx
    .update(documents)
    .set(mark)
    .where(and(eq(documents.companyId, companyId), inArray(documents.id, [...ids])))
}

export async function saveReplaced(
  tx: Tx,
  { companyId, id, replacedBy }: { companyId: number; id: number; replacedBy: number },
): Promise<void> {
  await tx
    .update(documents)
    .set({ replacedBy })
    .where(and(eq(documents.companyId, companyId), eq(documents.id, id)))
}

/** Papers that an archive request registered before, in the order of registering. */
export async function findArchived(tx: Tx, companyId: number, archiveKey: string): Promise<DocumentRow[]> {
  return tx
    .select()
    .from(documents)
    .where(and(eq(documents.companyId, companyId), eq(documents.archiveKey, archiveKey)))
    .orderBy(documents.id)
}
