import type { Section } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import type { StoredFacts } from '../../db/schema/section.ts'
import type { Tx } from '../../db/transaction.ts'
import { loadEvents, takeIds } from './event-queries.ts'
import { wholeFacts } from './facts.ts'
import { openLedger, putRow } from './ledger.ts'
import { type NewObligation, newEventRow } from './new-event-row.ts'
import { subjectsByIds } from './subject-queries.ts'
import { writeLedger } from './write-ledger.ts'

/** What the norms ask of one employee. */
export type AcceptedObligation = Omit<NewObligation, 'id' | 'byHand' | 'periodReason' | 'facts'> & {
  employeeId: number
  section: Section
  rule: string
  facts: StoredFacts
}

/** Between two slices the database hears of us: a transaction that works long without a word is ended. */
const SLICE = 500

/** Any number of new obligations, and events closed for a reason, in a transaction that holds the company's lock. */
export async function writeObligations(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  { accepted, closed }: { accepted: readonly AcceptedObligation[]; closed: ReadonlyMap<number, string> },
): Promise<void> {
  const ledger = openLedger(ctx, companyId, await loadEvents(tx, companyId, [...closed.keys()]))
  for (const [id, closedReason] of closed) {
    const row = ledger.rows.get(id)
    if (row !== undefined) putRow(ledger, { ...row, closedOn: ledger.today, closedReason }, 'event.closed')
  }
  await writeLedger(tx, ledger)
  for (let from = 0; from < accepted.length; from += SLICE) {
    await addObligations(tx, ctx, companyId, accepted.slice(from, from + SLICE))
  }
}

async function addObligations(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  accepted: readonly AcceptedObligation[],
): Promise<void> {
  const ledger = openLedger(ctx, companyId, [])
  const ids = [...new Set(accepted.map(({ employeeId }) => employeeId))]
  const subjects = new Map((await subjectsByIds(tx, companyId, ids)).map((subject) => [subject.id, subject]))
  const nextId = await takeIds(tx, 'events_id_seq', accepted.length)
  for (const { employeeId, section, rule, name, periodicity, firstDeadline, askedSince, facts } of accepted) {
    const subject = subjects.get(employeeId)
    if (subject === undefined) throw new Error(`no employee ${employeeId} to oblige`)
    const obligation = {
      id: nextId(),
      section,
      rule,
      name,
      periodicity,
      firstDeadline,
      askedSince,
      byHand: false,
      periodReason: null,
      facts: wholeFacts(section, facts),
    }
    putRow(ledger, newEventRow(ledger, subject, obligation), 'event.created')
  }
  await writeLedger(tx, ledger)
}
