import { firstPackages } from '../../../db/schema/start.ts'
import type { Tx } from '../../../db/transaction.ts'

export async function insertFirstPackage(
  tx: Tx,
  made: { companyId: number; madeAt: string; madeBy: number },
): Promise<void> {
  await tx.insert(firstPackages).values(made).onConflictDoNothing()
}
