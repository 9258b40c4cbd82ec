import { isDeepStrictEqual } from 'node:util'
import {
  type Basis,
  type CalendarDate,
  EARLIEST_DATE,
  everyMonths,
  explainEvent,
  isDeclared,
  timesOf,
  type WorkplaceCauses,
} from '@ot/domain'
import { findMedicalFactor } from '@ot/reference'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { assessEvents, assessmentOf, causesOf, moveTo } from './assess-workplace.ts'
import { loadWorkplaceEvents } from './event-queries.ts'
import { withTimes } from './event-times.ts'
import { openLedger, putRow } from './ledger.ts'
import type { WorkplaceRow } from './workplace-queries.ts'
import { writeLedger } from './write-ledger.ts'

/** What a change of the workplace's card brings to the events of those who stand on it; before the card is written. */
export async function spreadAssessment(
  tx: Tx,
  ctx: Ctx,
  { before, after }: { before: WorkplaceRow; after: WorkplaceRow },
): Promise<void> {
  const assessment = assessmentOf(after)
  const isReport = !isDeepStrictEqual(assessmentOf(before), assessment)
  const isSame =
    isDeclared(before) === isDeclared(after) && isDeepStrictEqual(causesOf(before), causesOf(after))
  if (!isReport && isSame) return
  const ledger = openLedger(ctx, before.companyId, await loadWorkplaceEvents(tx, before.companyId, before.id))
  const date = after.reportOn ?? after.registeredOn
  for (const row of ledger.rows.values()) {
    const caused = { ...row, declared: isDeclared(after), workplaceCauses: causesOf(after) }
    putRow(ledger, date === null ? moveTo(caused, after) : withTimes(caused), 'event.changed')
  }
  if (date !== null && isReport)
    await assessEvents(tx, ledger, before, { date, assessment, kind: 'completion', asked: [] })
  await writeLedger(tx, ledger)
}

type AssessedWorkplace = WorkplaceCauses & Pick<WorkplaceRow, 'reportOn' | 'registeredOn' | 'declared'>

const FIVE_YEARS_IN_MONTHS = 60
/** No term of a workplace hangs on a person. */
const NOBODY = { birthDate: EARLIEST_DATE, hireDate: EARLIEST_DATE }

function assessmentTiming(workplace: AssessedWorkplace) {
  const { reportOn, registeredOn } = workplace
  const on = reportOn ?? registeredOn
  return {
    section: 'sout' as const,
    rule: 'sout',
    periodicity: everyMonths(FIVE_YEARS_IN_MONTHS),
    isOwnPeriod: false,
    date: on,
    firstDeadline: null,
    failed: false,
    workplace: { registeredOn, declared: isDeclared(workplace), causes: causesOf(workplace) },
  }
}

/** By when the workplace is to be assessed again. */
export function workplaceDeadline(workplace: AssessedWorkplace): CalendarDate | null {
  return timesOf(assessmentTiming(workplace), NOBODY, findMedicalFactor).deadline
}

/** The answer to «Почему эта дата?». */
export function workplaceBasis(workplace: AssessedWorkplace): Basis | null {
  const timing = { ...assessmentTiming(workplace), deadline: workplaceDeadline(workplace) }
  return explainEvent(timing, NOBODY, findMedicalFactor)
}

/** By when the law asks for it, without the company's own day. */
export function lawfulDeadline(workplace: AssessedWorkplace): CalendarDate | null {
  return workplaceDeadline({ ...workplace, ownDeadline: null })
}
