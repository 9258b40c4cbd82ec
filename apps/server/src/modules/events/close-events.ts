import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { loadEvents, loadUndoneOfRule } from './event-queries.ts'
import { openLedger, putRow } from './ledger.ts'
import { writeLedger } from './write-ledger.ts'

type Closing = { companyId: number; eventIds: readonly number[]; reason: string }

/** Takes employees out of obligations, in a transaction that holds the company's lock. */
export async function closeIn(tx: Tx, ctx: Ctx, { companyId, eventIds, reason }: Closing): Promise<void> {
  const ledger = openLedger(ctx, companyId, await loadEvents(tx, companyId, eventIds))
  for (const row of ledger.rows.values())
    putRow(ledger, { ...row, closedOn: ledger.today, closedReason: reason }, 'event.closed')
  await writeLedger(tx, ledger)
}

/** The obligations stand again as they did. */
export async function reopenIn(
  tx: Tx,
  ctx: Ctx,
  { companyId, eventIds }: { companyId: number; eventIds: readonly number[] },
): Promise<void> {
  const ledger = openLedger(ctx, companyId, await loadEvents(tx, companyId, eventIds))
  for (const row of ledger.rows.values())
    putRow(ledger, { ...row, closedOn: null, closedReason: null }, 'event.reopened')
  await writeLedger(tx, ledger)
}

/** What a cause brought and nobody has done yet goes with the cause; a line of an active memo stays until it is settled. */
export async function withdrawUndone(
  tx: Tx,
  ctx: Ctx,
  { companyId, rule, reason }: { companyId: number; rule: string; reason: string },
): Promise<void> {
  const undone = await loadUndoneOfRule(tx, companyId, rule)
  await closeIn(tx, ctx, { companyId, eventIds: undone.map(({ id }) => id), reason })
}
