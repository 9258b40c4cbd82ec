import { and, eq, inArray } from 'drizzle-orm'
import { employeePhotos } from '../../db/schema/people.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'
import type { OfEmployee } from './paper-queries.ts'

export type PhotoRow = typeof employeePhotos.$inferSelect

function ofEmployee({ companyId, employeeId }: OfEmployee) {
  return and(eq(employeePhotos.companyId, companyId), eq(employeePhotos.employeeId, employeeId))
}

/** The fingerprint of his photograph; null: he has none. */
export async function findPhotoHash(tx: Tx, of: OfEmployee): Promise<string | null> {
  const [row] = await tx.select({ sha256: employeePhotos.sha256 }).from(employeePhotos).where(ofEmployee(of))
  return row?.sha256 ?? null
}

export async function getPhoto(
  tx: Tx,
  companyIds: readonly number[],
  employeeId: number,
): Promise<Pick<PhotoRow, 'mediaType' | 'bytes'>> {
  const { mediaType, bytes } = employeePhotos
  const [row] = await tx
    .select({ mediaType, bytes })
    .from(employeePhotos)
    .where(and(inArray(employeePhotos.companyId, [...companyIds]), eq(employeePhotos.employeeId, employeeId)))
  if (row === undefined) throw new NotFound()
  return row
}

/** The former one is not kept. */
export async function savePhoto(tx: Tx, { companyId, employeeId, ...photo }: PhotoRow): Promise<void> {
  const { companyId: company, employeeId: employee } = employeePhotos
  await tx
    .insert(employeePhotos)
    .values({ companyId, employeeId, ...photo })
    .onConflictDoUpdate({ target: [company, employee], set: photo })
}

export async function deletePhoto(tx: Tx, of: OfEmployee): Promise<void> {
  await tx.delete(employeePhotos).where(ofEmployee(of))
}
