import type { CalendarDate, CompletionKind, LogAction } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import type { StoredBefore, StoredFacts } from '../../db/schema/section.ts'
import type { NewCompletion } from './completion-queries.ts'
import type { EventRow } from './event-row.ts'
import { withTimes } from './event-times.ts'
import { completionFacts } from './facts.ts'

/** What one call changes in one company: worked out here row by row, written at once by `writeLedger`. */
export type Ledger = {
  readonly ctx: Ctx
  readonly companyId: number
  readonly today: CalendarDate
  /** As stored; absent for rows that the call makes. */
  readonly stored: Map<number, EventRow>
  readonly rows: Map<number, EventRow>
  readonly actions: Map<number, LogAction>
  readonly completions: NewCompletion[]
  readonly undone: number[]
}

export function openLedger(ctx: Ctx, companyId: number, rows: readonly EventRow[]): Ledger {
  const ledger: Ledger = {
    ctx,
    companyId,
    today: ctx.today(companyId),
    completions: [],
    undone: [],
    stored: new Map(),
    rows: new Map(),
    actions: new Map(),
  }
  bringRows(ledger, rows)
  return ledger
}

/** Rows that the change may reach. */
export function bringRows(ledger: Ledger, rows: readonly EventRow[]): void {
  for (const row of rows) {
    if (ledger.rows.has(row.id)) continue
    ledger.stored.set(row.id, row)
    ledger.rows.set(row.id, row)
  }
}

/** What the call does to the row says more than that the row changed with it. */
export const PASSING = 'event.changed'

export function putRow(ledger: Ledger, row: EventRow, action: LogAction): void {
  ledger.rows.set(row.id, row)
  if ((ledger.actions.get(row.id) ?? PASSING) === PASSING) ledger.actions.set(row.id, action)
}

export type Act = {
  id: number
  kind: CompletionKind
  date: CalendarDate
  /** Every fact that a completion of the section records. */
  facts: StoredFacts
  causeId: number | null
  replacesId: number | null
  /** The assessment that stood on the workplace. */
  workplace: StoredBefore['workplace']
}

/** Puts a completion on the event: its date, its facts and the deadline that follows. */
export function recordCompletion(ledger: Ledger, row: EventRow, act: Act): EventRow {
  const { id, kind, date, facts, causeId, replacesId } = act
  const done = withTimes({ ...row, date, facts: { ...row.facts, ...facts } })
  ledger.completions.push({
    id,
    kind,
    date,
    causeId,
    replacesId,
    facts,
    companyId: row.companyId,
    eventId: row.id,
    periodicity: done.periodicity,
    deadline: done.deadline,
    before: foundBy(ledger, row, act),
    at: ledger.ctx.now,
    userId: ledger.ctx.userId,
  })
  putRow(ledger, done, kind === 'correction' ? 'event.corrected' : 'event.completed')
  return done
}

/** What the completion found: of an event that it has put on another workplace, what stood where it was. */
function foundBy({ stored }: Ledger, row: EventRow, { kind, workplace }: Act): StoredBefore {
  const earlier = stored.get(row.id)
  const isMoved = kind === 'completion' && earlier !== undefined && earlier.workplaceId !== row.workplaceId
  const found = isMoved ? earlier : row
  const { date, periodicity, deadline, version } = found
  return {
    date,
    periodicity,
    workplace,
    facts: completionFacts(found),
    ...(isMoved && { stoodOn: earlier.workplaceId }),
    ...(earlier !== undefined && withTimes(found).deadline !== deadline && { kept: { deadline, version } }),
  }
}
