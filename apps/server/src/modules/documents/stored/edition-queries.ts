import { and, eq, inArray } from 'drizzle-orm'
import { personalTemplates } from '../../../db/schema/personal-template.ts'
import type { Tx } from '../../../db/transaction.ts'
import { NotFound } from '../../../foundation/errors.ts'

export type PersonalTemplateRow = typeof personalTemplates.$inferSelect

const STANDING = {
  id: personalTemplates.id,
  templateId: personalTemplates.templateId,
  edition: personalTemplates.edition,
  baseEdition: personalTemplates.baseEdition,
  sha256: personalTemplates.sha256,
  tags: personalTemplates.tags,
}
/** An own edition without its file. */
export type OwnEdition = Pick<PersonalTemplateRow, keyof typeof STANDING>

/** The own editions that a company's papers are made from now. */
export function findStandingEditions(tx: Tx, companyId: number): Promise<OwnEdition[]> {
  return tx
    .select(STANDING)
    .from(personalTemplates)
    .where(and(eq(personalTemplates.companyId, companyId), eq(personalTemplates.state, 'current')))
}

export async function getEditionContent(tx: Tx, companyId: number, id: number): Promise<Buffer> {
  const [row] = await tx
    .select({ content: personalTemplates.content })
    .from(personalTemplates)
    .where(and(eq(personalTemplates.companyId, companyId), eq(personalTemplates.id, id)))
  if (row === undefined) throw new NotFound()
  return row.content
}

/** What the tags of these own editions name, whether they stand or not. */
export async function findEditionTags(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: personalTemplates.id, tags: personalTemplates.tags })
    .from(personalTemplates)
    .where(and(eq(personalTemplates.companyId, companyId), inArray(personalTemplates.id, [...ids])))
  return new Map(rows.map(({ id, tags }) => [id, tags]))
}
