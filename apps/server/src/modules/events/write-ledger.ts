import type { LogAction } from '@ot/domain'
import { type AuditRecord, auditAll } from '../../db/audit.ts'
import type { Tx } from '../../db/transaction.ts'
import { insertCompletions, markCompletionUndone } from './completion-queries.ts'
import { insertEvents, saveEvents } from './event-queries.ts'
import type { EventRow } from './event-row.ts'
import { type Ledger, PASSING } from './ledger.ts'
import { followInitial } from './repeat-after-initial.ts'

/** Events, completions, what was taken back, and the log. */
export async function writeLedger(tx: Tx, ledger: Ledger): Promise<void> {
  await followInitial(tx, ledger)
  const { ctx, companyId, stored, rows, actions } = ledger
  const changed = [...actions.keys()].flatMap((id) => rows.get(id) ?? [])
  await insertEvents(
    tx,
    changed.filter(({ id }) => !stored.has(id)),
    ctx.now,
  )
  await saveEvents(
    tx,
    companyId,
    changed.filter(({ id }) => stored.has(id)),
    ctx.now,
  )
  await insertCompletions(tx, ledger.completions)
  if (ledger.undone.length > 0) await markCompletionUndone(tx, companyId, ledger.undone, ctx)
  await auditAll(
    tx,
    ctx,
    changed.map((row) => entryOf(row, stored.get(row.id) ?? null, actions.get(row.id) ?? PASSING)),
  )
}

function entryOf(row: EventRow, before: EventRow | null, action: LogAction): AuditRecord {
  return {
    companyId: row.companyId,
    action,
    entity: 'event',
    entityId: row.id,
    before: before === null ? null : eventRecord(before),
    after: eventRecord(row),
  }
}

/** What the log compares. */
export function eventRecord(row: EventRow): Record<string, unknown> {
  const { employeeId, section, rule, name, periodicity, periodReason, date, firstDeadline, deadline } = row
  const { workplaceId, closedOn, closedReason, facts } = row
  return {
    employeeId,
    section,
    rule,
    name,
    periodicity,
    periodReason,
    date,
    firstDeadline,
    deadline,
    ...facts,
    ...(section === 'sout' && { workplaceId }),
    ...(section === 'ppe' && { onHand: row.onHand }),
    closedOn,
    closedReason,
  }
}
