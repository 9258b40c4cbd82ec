import { and, asc, desc, eq, isNull, max, ne, sql } from 'drizzle-orm'
import { checkedSql } from '../../db/checked-sql.ts'
import { number, text } from '../../db/rows.ts'
import { employees } from '../../db/schema/people.ts'
import { personalTemplates } from '../../db/schema/personal-template.ts'
import { users } from '../../db/schema/user.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

type PersonalTemplateRow = typeof personalTemplates.$inferSelect
export type NewPersonalTemplate = typeof personalTemplates.$inferInsert

const LISTED = {
  id: personalTemplates.id,
  edition: personalTemplates.edition,
  baseEdition: personalTemplates.baseEdition,
  state: personalTemplates.state,
  fileName: personalTemplates.fileName,
  sha256: personalTemplates.sha256,
  remarks: personalTemplates.remarks,
  uploadedAt: personalTemplates.uploadedAt,
  confirmedAt: personalTemplates.confirmedAt,
  withdrawnAt: personalTemplates.withdrawnAt,
}
export type ListedEdition = Pick<PersonalTemplateRow, keyof typeof LISTED> & { uploadedBy: string }

export type OfTemplate = { companyId: number; templateId: string }

function ofTemplate({ companyId, templateId }: OfTemplate) {
  return and(eq(personalTemplates.companyId, companyId), eq(personalTemplates.templateId, templateId))
}

/** Newest first, without the files. */
export function listEditions(tx: Tx, template: OfTemplate): Promise<ListedEdition[]> {
  return tx
    .select({ ...LISTED, uploadedBy: checkedSql(text, sql`coalesce(${users.name}, ${users.email})`) })
    .from(personalTemplates)
    .innerJoin(users, eq(users.id, personalTemplates.uploadedBy))
    .where(ofTemplate(template))
    .orderBy(desc(personalTemplates.edition))
}

export async function getEdition(tx: Tx, template: OfTemplate, edition: number): Promise<ListedEdition> {
  const found = (await listEditions(tx, template)).find((row) => row.edition === edition)
  if (found === undefined) throw new NotFound('Такой редакции своего шаблона нет')
  return found
}

export async function nextEdition(tx: Tx, template: OfTemplate): Promise<number> {
  const [row] = await tx
    .select({ last: max(personalTemplates.edition) })
    .from(personalTemplates)
    .where(ofTemplate(template))
  return (row?.last ?? 0) + 1
}

/** Of all own editions that stand or wait, but for those of one template. */
export async function bytesOfOthers(tx: Tx, { companyId, templateId }: OfTemplate): Promise<number> {
  const [row] = await tx
    .select({
      bytes: checkedSql(number, sql`coalesce(sum(length(${personalTemplates.content})), 0)::float8`),
    })
    .from(personalTemplates)
    .where(
      and(
        eq(personalTemplates.companyId, companyId),
        ne(personalTemplates.templateId, templateId),
        ne(personalTemplates.state, 'withdrawn'),
      ),
    )
  return row?.bytes ?? 0
}

export async function insertEdition(tx: Tx, row: NewPersonalTemplate): Promise<number> {
  const [inserted] = await tx.insert(personalTemplates).values(row).returning({ id: personalTemplates.id })
  if (inserted === undefined) throw new Error('the inserted template was not returned')
  return inserted.id
}

/** What was only looked at leaves no trace but in the log: no paper was made from it. */
export async function deletePreview(tx: Tx, template: OfTemplate): Promise<void> {
  await tx.delete(personalTemplates).where(and(ofTemplate(template), eq(personalTemplates.state, 'preview')))
}

export async function withdrawCurrent(tx: Tx, template: OfTemplate, at: string): Promise<void> {
  await tx
    .update(personalTemplates)
    .set({ state: 'withdrawn', withdrawnAt: at })
    .where(and(ofTemplate(template), eq(personalTemplates.state, 'current')))
}

export async function confirmPreview(tx: Tx, template: OfTemplate, at: string): Promise<void> {
  await tx
    .update(personalTemplates)
    .set({ state: 'current', confirmedAt: at })
    .where(and(ofTemplate(template), eq(personalTemplates.state, 'preview')))
}

/** The first in the list of those who work, with where and as whom. */
export async function findFirstEmployee(tx: Tx, companyId: number) {
  const [row] = await tx
    .select({
      employeeId: employees.id,
      departmentId: employees.departmentId,
      positionId: employees.positionId,
    })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), isNull(employees.dismissedOn)))
    .orderBy(asc(employees.lastName), asc(employees.firstName), asc(employees.id))
    .limit(1)
  return row ?? null
}
