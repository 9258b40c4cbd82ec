import { EVENT_FACTS } from '@ot/contract'
import { isReturnable } from '@ot/domain'
import type { StoredFacts } from '../../db/schema/section.ts'
import type { Tx } from '../../db/transaction.ts'
import type { CompletionRow, NewCompletion } from './completion-queries.ts'
import { loadCounterparts, takeIds } from './event-queries.ts'
import type { EventRow } from './event-row.ts'
import { wholeFacts } from './facts.ts'
import { bringRows, type Ledger, putRow } from './ledger.ts'

export const RETURN_RULE = 'ppe-return'
const NOTHING_TO_RETURN = 'Возвращать нечего'

/** A completion of an issue or of a return with its quantity. `sign` −1: it is taken back. */
export type Movement = {
  completion: Pick<NewCompletion, 'eventId' | 'kind' | 'facts' | 'before'> | CompletionRow
  sign: 1 | -1
}

/** Moves what is on hand and keeps each issue's return beside it: the same thing, as many as are on hand, by the end of
 * wear. `refuse`: more is returned than there is. */
export async function settleReturns(
  tx: Tx,
  ledger: Ledger,
  movements: readonly Movement[],
  refuse: (onHand: number) => Error,
): Promise<void> {
  const moved = movements.flatMap(({ completion }) => ppeRow(ledger, completion.eventId) ?? [])
  if (moved.length === 0) return
  bringRows(ledger, await loadCounterparts(tx, ledger.companyId, moved))
  const issues = new Set<number>()
  for (const { completion, sign } of movements) {
    const row = ppeRow(ledger, completion.eventId)
    if (row === null) continue
    const issue = ppeRow(ledger, row.returnOf ?? row.id)
    if (issue === null || !isReturnable(EVENT_FACTS.ppe.parse(issue.facts).unit)) continue
    const direction = row.returnOf === null ? 1 : -1
    const onHand = issue.onHand + quantityOf(completion) * sign * direction
    if (onHand < 0) throw refuse(issue.onHand)
    putRow(ledger, { ...issue, onHand }, 'event.changed')
    issues.add(issue.id)
  }
  await keepReturns(tx, ledger, issues)
}

function ppeRow(ledger: Ledger, id: number): EventRow | null {
  const row = ledger.rows.get(id)
  return row?.section === 'ppe' ? row : null
}

/** A correction stands in the place of the quantity before it. */
function quantityOf({ kind, facts, before }: Movement['completion']): number {
  const replaced = kind === 'correction' && before.date !== null ? handedOver(before.facts) : 0
  return handedOver(facts) - replaced
}

function handedOver(facts: StoredFacts): number {
  return typeof facts.handedOver === 'number' ? facts.handedOver : 0
}

/** Also after another change of the issues: of the name, of the wear. */
export async function keepReturns(tx: Tx, ledger: Ledger, issueIds: ReadonlySet<number>): Promise<void> {
  const returns = new Map<number, EventRow>()
  for (const row of ledger.rows.values()) if (row.returnOf !== null) returns.set(row.returnOf, row)
  const issues = [...issueIds].flatMap((id) => ledger.rows.get(id) ?? [])
  const lacking = issues.filter(({ id, onHand }) => onHand > 0 && !returns.has(id))
  const nextId = await takeIds(tx, 'events_id_seq', lacking.length)
  for (const issue of issues) {
    const kept = returns.get(issue.id)
    if (kept !== undefined) putRow(ledger, settled(kept, issue, ledger.today), 'event.changed')
    else if (issue.onHand > 0)
      putRow(ledger, settled(newReturn(issue, nextId()), issue, ledger.today), 'event.created')
  }
}

function newReturn(issue: EventRow, id: number): EventRow {
  return {
    ...issue,
    id,
    version: 1,
    rule: RETURN_RULE,
    byHand: false,
    returnOf: issue.id,
    date: null,
    periodicity: 'разово',
    periodReason: null,
    facts: wholeFacts('ppe', {
      ...EVENT_FACTS.ppe.parse(issue.facts),
      eventType: 'return',
      norm: null,
      handedOver: null,
    }),
  }
}

function settled(kept: EventRow, issue: EventRow, today: string): EventRow {
  const { ppe, unit } = EVENT_FACTS.ppe.parse(issue.facts)
  const { onHand, name } = issue
  const deadline = onHand > 0 ? issue.deadline : null
  const isIdle = onHand === 0 && kept.date === null
  return {
    ...kept,
    name,
    onHand,
    deadline,
    firstDeadline: deadline,
    facts: { ...kept.facts, ppe, unit, quantity: onHand > 0 ? onHand : null },
    closedOn: isIdle ? today : null,
    closedReason: isIdle ? NOTHING_TO_RETURN : null,
  }
}
