import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { incidentEvidence } from '../../db/schema/incident.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

const { bytes, ...HEAD } = getTableColumns(incidentEvidence)

export type NewEvidenceRow = typeof incidentEvidence.$inferInsert
/** Without its bytes. */
export type EvidenceRow = Omit<typeof incidentEvidence.$inferSelect, 'bytes'>
/** With names in place of the ids of who added and who withdrew. */
export type ListedEvidence = Omit<EvidenceRow, 'addedBy' | 'withdrawnBy'> & {
  addedBy: string | null
  withdrawnBy: string | null
}

type Named = { incidentId: number; id: number }

export async function insertEvidence(tx: Tx, row: NewEvidenceRow): Promise<number> {
  const [stored] = await tx.insert(incidentEvidence).values(row).returning({ id: incidentEvidence.id })
  if (stored === undefined) throw new Error('the insert returned no row')
  return stored.id
}

export async function listEvidence(tx: Tx, companyId: number, incidentId: number): Promise<EvidenceRow[]> {
  return tx
    .select(HEAD)
    .from(incidentEvidence)
    .where(and(eq(incidentEvidence.companyId, companyId), eq(incidentEvidence.incidentId, incidentId)))
    .orderBy(asc(incidentEvidence.id))
}

function among(companyIds: readonly number[], { incidentId, id }: Named) {
  return and(
    inArray(incidentEvidence.companyId, [...companyIds]),
    eq(incidentEvidence.incidentId, incidentId),
    eq(incidentEvidence.id, id),
  )
}

export async function getEvidence(tx: Tx, companyIds: readonly number[], named: Named): Promise<EvidenceRow> {
  const [row] = await tx.select(HEAD).from(incidentEvidence).where(among(companyIds, named))
  if (row === undefined) throw new NotFound()
  return row
}

export async function getEvidenceFile(
  tx: Tx,
  companyIds: readonly number[],
  named: Named,
): Promise<{ fileName: string; mediaType: string; bytes: Buffer }> {
  const [row] = await tx
    .select({ fileName: HEAD.fileName, mediaType: HEAD.mediaType, bytes })
    .from(incidentEvidence)
    .where(among(companyIds, named))
  if (row === undefined) throw new NotFound()
  return row
}

/** Whether these very bytes are in the materials already. */
export async function findSameEvidence(
  tx: Tx,
  companyId: number,
  { incidentId, sha256 }: { incidentId: number; sha256: string },
): Promise<EvidenceRow | null> {
  const rows = await listEvidence(tx, companyId, incidentId)
  return rows.find((row) => row.sha256 === sha256 && row.withdrawnAt === null) ?? null
}

export async function withdrawEvidenceRow(
  tx: Tx,
  companyId: number,
  named: Named,
  withdrawn: { at: string; by: number; reason: string },
): Promise<void> {
  await tx
    .update(incidentEvidence)
    .set({ withdrawnAt: withdrawn.at, withdrawnBy: withdrawn.by, withdrawReason: withdrawn.reason })
    .where(among([companyId], named))
}
