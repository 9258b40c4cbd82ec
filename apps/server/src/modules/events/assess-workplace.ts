import { isDeepStrictEqual } from 'node:util'
import { EVENT_FACTS, type EventFacts } from '@ot/contract'
import {
  type CalendarDate,
  type CompletionKind,
  isDeclared,
  NO_CAUSES,
  type WorkplaceCauses,
} from '@ot/domain'
import { audit } from '../../db/audit.ts'
import type { StoredFacts } from '../../db/schema/section.ts'
import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import { lastCompletions } from './completion-queries.ts'
import { loadWorkplaceEvents, takeIds } from './event-queries.ts'
import type { EventRow } from './event-row.ts'
import { withTimes } from './event-times.ts'
import { completionFacts } from './facts.ts'
import { bringRows, type Ledger, putRow, recordCompletion } from './ledger.ts'
import {
  findWorkplace,
  findWorkplaceByNumber,
  insertWorkplace,
  type StoredWorkplace,
  updateWorkplace,
  type WorkplaceRow,
} from './workplace-queries.ts'

export type Assessment = EventFacts<'sout'>

export function assessmentOf(workplace: WorkplaceRow): Assessment {
  const { workingConditionsClass, reportOn, registeredOn } = workplace
  return { workingConditionsClass, reportOn, registeredOn }
}

export function causesOf(workplace: WorkplaceCauses): WorkplaceCauses {
  const { commissionedOn, declarationEndedOn, declarationEndedBy } = workplace
  const { assessmentCause, assessmentCausedOn, ownDeadline, ownDeadlineReason } = workplace
  return {
    commissionedOn,
    declarationEndedOn,
    declarationEndedBy,
    assessmentCause,
    assessmentCausedOn,
    ownDeadline,
    ownDeadlineReason,
  }
}

/** The workplace a call names: by its id, or by its number, made when there is none; null: it names none. */
export async function namedWorkplace(
  tx: Tx,
  ledger: Ledger,
  named: { workplaceId: number | null; workplaceNumber: string | null },
  row: Pick<EventRow, 'departmentId' | 'position'>,
): Promise<WorkplaceRow | null> {
  const { companyId } = ledger
  if (named.workplaceNumber !== null) {
    const known = await findWorkplaceByNumber(tx, companyId, named.workplaceNumber)
    return known ?? makeWorkplace(tx, ledger, named.workplaceNumber, row)
  }
  if (named.workplaceId === null) return null
  const workplace = await findWorkplace(tx, companyId, named.workplaceId)
  if (workplace === null) throw Invalid.field('workplaceId', 'Такого рабочего места нет')
  return workplace
}

async function makeWorkplace(
  tx: Tx,
  { ctx, companyId }: Ledger,
  number: string,
  { departmentId, position }: Pick<EventRow, 'departmentId' | 'position'>,
): Promise<WorkplaceRow> {
  const values: StoredWorkplace = {
    number,
    name: position,
    departmentId,
    declared: false,
    declarationNumber: null,
    workingConditionsClass: null,
    reportOn: null,
    registeredOn: null,
    assessorToldOn: null,
    acquaintedOn: null,
    publishedOn: null,
    assessmentWaivedOn: null,
    assessmentWaiver: null,
    ...NO_CAUSES,
  }
  const workplace = await insertWorkplace(tx, companyId, values, ctx.now)
  await audit(tx, ctx, {
    companyId,
    action: 'workplace.created',
    entity: 'workplace',
    entityId: workplace.id,
    before: null,
    after: values,
  })
  return workplace
}

/** The event stands on the workplace and has its assessment and its terms. */
export function moveTo(row: EventRow, workplace: WorkplaceRow): EventRow {
  return withTimes({
    ...row,
    workplaceId: workplace.id,
    workplaceNumber: workplace.number,
    declared: isDeclared(workplace),
    workplaceCauses: causesOf(workplace),
    facts: { ...row.facts, ...assessmentOf(workplace) },
  })
}

/** The event stands on no workplace: what its own last completion told of it stays. */
export function leaveWorkplace(row: EventRow, own: StoredFacts | null): EventRow {
  const assessment = own ?? { workingConditionsClass: null, reportOn: null, registeredOn: null }
  return withTimes({
    ...row,
    workplaceId: null,
    workplaceNumber: null,
    declared: false,
    workplaceCauses: null,
    facts: { ...row.facts, ...assessment },
  })
}

type Report = {
  date: CalendarDate
  assessment: Assessment
  /** What the report is for the events the call names; for the others of the workplace it is what their date makes it. */
  kind: CompletionKind
  asked: readonly EventRow[]
}

/** One report assesses everybody on the workplace: a completion on each of their events. The card is the caller's to write. */
export async function assessEvents(
  tx: Tx,
  ledger: Ledger,
  workplace: WorkplaceRow,
  { date, assessment, kind, asked }: Report,
): Promise<void> {
  const { companyId } = ledger
  bringRows(ledger, await loadWorkplaceEvents(tx, companyId, workplace.id))
  const named = new Set(asked.map(({ id }) => id))
  const others = standingOn(ledger, workplace.id).filter(
    (row) =>
      !named.has(row.id) && (row.date !== date || !isDeepStrictEqual(completionFacts(row), assessment)),
  )
  const rows = [...named].flatMap((id) => ledger.rows.get(id) ?? []).concat(others)
  const last = await lastCompletions(
    tx,
    companyId,
    rows.map(({ id }) => id),
  )
  const nextId = await takeIds(tx, 'event_completions_id_seq', rows.length)
  let causeId: number | null = null
  for (const row of rows) {
    const id = nextId()
    const isNew = row.date === null || date > row.date
    const rowKind = named.has(row.id) ? kind : isNew ? 'completion' : 'correction'
    recordCompletion(ledger, row, {
      id,
      date,
      facts: assessment,
      kind: rowKind,
      causeId,
      replacesId: rowKind === 'correction' ? (last.get(row.id) ?? null) : null,
      workplace: causeId === null ? { id: workplace.id, ...assessmentOf(workplace) } : null,
    })
    causeId ??= id
  }
}

/** The same, and the report is written on the workplace. */
export async function assessWorkplace(
  tx: Tx,
  ledger: Ledger,
  workplace: WorkplaceRow,
  report: Omit<Report, 'assessment'> & { facts: StoredFacts },
): Promise<void> {
  const assessment = EVENT_FACTS.sout.parse(report.facts)
  await assessEvents(tx, ledger, workplace, { ...report, assessment })
  await writeAssessment(tx, ledger, workplace, assessment)
}

export function standingOn(ledger: Ledger, workplaceId: number): EventRow[] {
  return [...ledger.rows.values()].filter((row) => row.workplaceId === workplaceId && row.closedOn === null)
}

export async function writeAssessment(
  tx: Tx,
  { ctx, companyId }: Ledger,
  workplace: WorkplaceRow,
  after: Assessment,
): Promise<void> {
  if (isDeepStrictEqual(assessmentOf(workplace), after)) return
  await updateWorkplace(tx, workplace, after, ctx.now)
  await audit(tx, ctx, {
    companyId,
    action: 'workplace.assessed',
    entity: 'workplace',
    entityId: workplace.id,
    before: assessmentOf(workplace),
    after,
  })
}

/** What is known of the workplace before any report. */
export async function noteAssessment(
  tx: Tx,
  ledger: Ledger,
  row: EventRow,
  given: StoredFacts,
): Promise<void> {
  if (row.workplaceId === null || Object.keys(given).length === 0) return
  const workplace = await findWorkplace(tx, ledger.companyId, row.workplaceId)
  if (workplace === null) return
  const after = EVENT_FACTS.sout.parse({ ...assessmentOf(workplace), ...given })
  await writeAssessment(tx, ledger, workplace, after)
  bringRows(ledger, await loadWorkplaceEvents(tx, ledger.companyId, workplace.id))
  for (const event of standingOn(ledger, workplace.id))
    putRow(ledger, moveTo(event, { ...workplace, ...after }), 'event.changed')
}
