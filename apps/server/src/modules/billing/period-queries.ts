import type { TariffPeriod } from '@ot/domain'
import { asc, eq } from 'drizzle-orm'
import { subscriptions } from '../../db/schema/company.ts'
import type { Tx } from '../../db/transaction.ts'

export async function listPeriods(tx: Tx, companyId: number): Promise<TariffPeriod[]> {
  return tx
    .select({ tariff: subscriptions.tariff, from: subscriptions.fromDay, until: subscriptions.until })
    .from(subscriptions)
    .where(eq(subscriptions.companyId, companyId))
    .orderBy(asc(subscriptions.fromDay))
}

export async function replacePeriods(
  tx: Tx,
  companyId: number,
  periods: readonly TariffPeriod[],
): Promise<void> {
  await tx.delete(subscriptions).where(eq(subscriptions.companyId, companyId))
  await tx
    .insert(subscriptions)
    .values(periods.map(({ tariff, from, until }) => ({ companyId, tariff, fromDay: from, until })))
}
