import { isDeepStrictEqual } from 'node:util'
import { type CalendarDate, everyMonths, timesOf } from '@ot/domain'
import { findMedicalFactor } from '@ot/reference'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { assessEvents, assessmentOf, moveTo } from './assess-workplace.ts'
import { loadWorkplaceEvents } from './event-queries.ts'
import { withTimes } from './event-times.ts'
import { openLedger, putRow, writeLedger } from './ledger.ts'
import type { WorkplaceRow } from './workplace-queries.ts'

/** What a change of the workplace's card brings to the events of those who stand on it; before the card is written. */
export async function spreadAssessment(
  tx: Tx,
  ctx: Ctx,
  { before, after }: { before: WorkplaceRow; after: WorkplaceRow },
): Promise<void> {
  const assessment = assessmentOf(after)
  const isReport = !isDeepStrictEqual(assessmentOf(before), assessment)
  if (!isReport && before.declared === after.declared) return
  const ledger = openLedger(ctx, before.companyId, await loadWorkplaceEvents(tx, before.companyId, before.id))
  const date = after.reportOn ?? after.registeredOn
  for (const row of ledger.rows.values()) {
    const declared = { ...row, declared: after.declared }
    putRow(ledger, withTimes(date === null ? moveTo(declared, after) : declared), 'event.changed')
  }
  if (date !== null && isReport)
    await assessEvents(tx, ledger, before, { date, assessment, kind: 'completion', asked: [] })
  await writeLedger(tx, ledger)
}

const FIVE_YEARS_IN_MONTHS = 60

/** By when the workplace is to be assessed again. */
export function workplaceDeadline(workplace: WorkplaceRow): CalendarDate | null {
  const { reportOn, registeredOn, declared } = workplace
  const on = reportOn ?? registeredOn
  if (on === null) return null
  const timing = {
    section: 'sout' as const,
    rule: 'sout',
    periodicity: everyMonths(FIVE_YEARS_IN_MONTHS),
    isOwnPeriod: false,
    date: on,
    firstDeadline: null,
    failed: false,
    workplace: { registeredOn, declared },
  }
  return timesOf(timing, { birthDate: on, hireDate: on }, findMedicalFactor).deadline
}
