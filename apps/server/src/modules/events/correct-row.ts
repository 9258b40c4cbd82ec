import { isDeepStrictEqual } from 'node:util'
import type { CalendarDate } from '@ot/domain'
import type { StoredFacts } from '../../db/schema/section.ts'
import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import { assessWorkplace, moveTo, namedWorkplace, noteAssessment } from './assess-workplace.ts'
import { tooManyReturned } from './complete-rows.ts'
import { lastCompletions } from './completion-queries.ts'
import { requirePossibleDate, requirePossibleReport } from './date-rules.ts'
import { takeIds } from './event-queries.ts'
import type { EventRow } from './event-row.ts'
import { withTimes } from './event-times.ts'
import { completionFacts, completionKeys, derivedFacts, pickedFacts } from './facts.ts'
import { type Ledger, putRow, recordCompletion } from './ledger.ts'
import { settleReturns } from './settle-returns.ts'

/** All that a patch may change of an event. */
export type EventFields = {
  name: string | null
  periodicity: string
  date: CalendarDate | null
  firstDeadline: CalendarDate | null
  periodReason: string | null
  facts: StoredFacts
  workplaceId: number | null
  workplaceNumber: string | null
}

/** Another date or other facts of what was done: a correction. Both stay in the history. */
export async function correctRow(
  tx: Tx,
  ledger: Ledger,
  stored: EventRow,
  fields: EventFields,
): Promise<void> {
  const current = ledger.rows.get(stored.id) ?? stored
  if (current.section === 'sout') return correctAssessment(tx, ledger, current, fields)
  const { date } = fields
  const facts = pickedFacts(fields.facts, completionKeys(current.section))
  const isSame = date === current.date && isDeepStrictEqual(facts, completionFacts(current))
  if (isSame) return
  if (date === null) {
    requireNeverDone(current)
    putRow(ledger, { ...current, facts: { ...current.facts, ...facts } }, 'event.changed')
    return
  }
  requirePossibleDate(date, current, ledger.today)
  await recordCorrection(tx, ledger, current, { date, facts: derivedFacts(current, facts, date) })
  const movements = ledger.completions.map((completion) => ({ completion, sign: 1 as const }))
  await settleReturns(tx, ledger, movements, tooManyReturned)
}

function requireNeverDone({ date }: EventRow): void {
  if (date !== null) throw Invalid.field('date', 'Чтобы снять отметку о выполнении, отмените выполнение')
}

async function recordCorrection(
  tx: Tx,
  ledger: Ledger,
  row: EventRow,
  { date, facts }: { date: string; facts: EventRow['facts'] },
): Promise<void> {
  const nextId = await takeIds(tx, 'event_completions_id_seq', 1)
  const last = await lastCompletions(tx, ledger.companyId, [row.id])
  recordCompletion(ledger, row, {
    id: nextId(),
    kind: 'correction',
    date,
    facts,
    causeId: null,
    workplace: null,
    replacesId: last.get(row.id) ?? null,
  })
}

/** Facts of an assessment are the workplace's: the correction reaches everybody on it. */
async function correctAssessment(tx: Tx, ledger: Ledger, row: EventRow, fields: EventFields): Promise<void> {
  const workplace = await namedWorkplace(tx, ledger, fields, row)
  const isMoved = (workplace?.id ?? null) !== row.workplaceId
  const own = withTimes({
    ...row,
    workplaceId: null,
    workplaceNumber: null,
    declared: false,
    workplaceCauses: null,
  })
  const placed = workplace === null ? own : isMoved ? moveTo(row, workplace) : row
  if (isMoved) putRow(ledger, placed, 'event.changed')
  const given = changedFacts(row, fields)
  const facts = { ...completionFacts(placed), ...given }
  requirePossibleReport(facts, ledger.today)
  const date = fields.date === row.date ? reportDate(facts, fields.date) : fields.date
  if (date === null) {
    requireNeverDone(row)
    await noteAssessment(tx, ledger, placed, given)
    if (workplace === null)
      putRow(ledger, { ...placed, facts: { ...placed.facts, ...facts } }, 'event.changed')
    return
  }
  requirePossibleDate(date, row, ledger.today)
  if (date === placed.date && !isMoved && Object.keys(given).length === 0) return
  const report = { date, facts: derivedFacts(placed, facts, date) }
  if (workplace === null) return recordCorrection(tx, ledger, placed, report)
  await assessWorkplace(tx, ledger, workplace, {
    date,
    facts: report.facts,
    kind: 'correction',
    asked: [placed],
  })
}

function changedFacts(row: EventRow, { facts }: EventFields): EventRow['facts'] {
  return Object.fromEntries(
    completionKeys(row.section)
      .filter((key) => !isDeepStrictEqual(facts[key], row.facts[key]))
      .map((key) => [key, facts[key]]),
  )
}

/** A report's own day, when the call gives none beside it. */
function reportDate(facts: EventRow['facts'], date: string | null): string | null {
  const on = facts.reportOn ?? facts.registeredOn ?? date
  return typeof on === 'string' ? on : null
}
