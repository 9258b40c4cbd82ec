import type { NewEvent, NewEvents } from '@ot/contract'
import { type CalendarDate, type Section, sectionProblem } from '@ot/domain'
import { allow, type Ctx, membershipOf, requireTariff } from '../../context/ctx.ts'
import { lockCompany } from '../../db/company-lock.ts'
import type { StoredFacts } from '../../db/schema/section.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { undoably } from '../../db/undoable.ts'
import { Invalid } from '../../foundation/errors.ts'
import { moveTo, namedWorkplace, noteAssessment } from './assess-workplace.ts'
import { chosenSubjects } from './chosen-subjects.ts'
import { completeRows } from './complete-rows.ts'
import { requireAllowedPeriod, requirePossibleDate, requirePossibleReport } from './date-rules.ts'
import { readEvents, takeIds } from './event-queries.ts'
import type { EventRow, ListedEvent } from './event-row.ts'
import { completionKeys, pickedFacts, wholeFacts } from './facts.ts'
import { natureOf } from './implied-rule.ts'
import { type Ledger, openLedger, putRow } from './ledger.ts'
import { newEventRow } from './new-event-row.ts'
import { type EventSubject, subjectsByIds } from './subject-queries.ts'
import { SECTION_ROWS } from './touched.ts'
import { writeLedger } from './write-ledger.ts'

export async function createEvent(ctx: Ctx, input: NewEvent): Promise<ListedEvent> {
  allow(ctx, input.companyId, 'event.change')
  requireIncluded(ctx, input)
  return inTransaction(ctx, input.companyId, (tx) => createIn(tx, ctx, input))
}

/** For a verb that does more in the same transaction. */
export async function createIn(tx: Tx, ctx: Ctx, input: NewEvent): Promise<ListedEvent> {
  const { companyId, employeeId, ...fields } = input
  const [subject] = await subjectsByIds(tx, companyId, [employeeId])
  if (subject === undefined) throw Invalid.field('employeeId', 'Такого работника нет')
  if (subject.dismissedOn !== null) throw Invalid.field('employeeId', 'Работник уволен')
  const [created] = await createFor(tx, ctx, companyId, [subject], plannedOf(fields))
  if (created === undefined) throw new Error('no event was created')
  return created
}

/** The same obligation of many: of all or of none. */
export async function createEvents(ctx: Ctx, input: NewEvents): Promise<ListedEvent[]> {
  allow(ctx, input.companyId, 'event.change')
  requireIncluded(ctx, input)
  const { companyId } = input
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const deed = { companyId, permission: 'event.change', name: null, touched: SECTION_ROWS } as const
    return undoably(tx, ctx, deed, () => createManyIn(tx, ctx, input))
  })
}

/** Asked of who begins it himself: a line of a memo that stands already makes its event on any tariff. */
function requireIncluded(ctx: Ctx, { companyId, section }: Pick<NewEvent, 'companyId' | 'section'>): void {
  requireTariff(sectionProblem(membershipOf(ctx, companyId).subscription, section))
}

/** For a verb that does more in the same transaction. */
export async function createManyIn(tx: Tx, ctx: Ctx, input: NewEvents): Promise<ListedEvent[]> {
  const { companyId, employeeIds, departmentId, positionId, ...fields } = input
  const subjects = await chosenSubjects(tx, companyId, { employeeIds, departmentId, positionId })
  return createFor(tx, ctx, companyId, subjects, plannedOf(fields))
}

type WithoutTarget<T> = T extends unknown ? Omit<T, 'companyId' | 'employeeId'> : never
type Fields = WithoutTarget<NewEvent>

/** What is asked for, apart from of whom. */
type Planned = {
  section: Section
  name: string | null
  periodicity: string
  date: CalendarDate | null
  firstDeadline: CalendarDate | null
  periodReason: string | null
  facts: StoredFacts
  workplaceId: number | null
  workplaceNumber: string | null
}

function plannedOf(fields: Fields): Planned {
  const { section, name = null, periodicity, date, firstDeadline, periodReason, ...facts } = fields
  return {
    section,
    name,
    periodicity,
    date,
    firstDeadline,
    periodReason,
    facts: wholeFacts(section, facts),
    workplaceId: 'workplaceId' in fields ? fields.workplaceId : null,
    workplaceNumber: 'workplaceNumber' in fields ? fields.workplaceNumber : null,
  }
}

async function createFor(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  subjects: readonly EventSubject[],
  planned: Planned,
): Promise<ListedEvent[]> {
  await lockCompany(tx, companyId)
  const ledger = openLedger(ctx, companyId, [])
  requireSoundPlan(planned, ledger)
  const nextId = await takeIds(tx, 'events_id_seq', subjects.length)
  const rows: EventRow[] = []
  for (const subject of subjects) rows.push(await plan(tx, ledger, { id: nextId(), subject, planned }))
  await doneBefore(tx, ledger, rows, planned)
  await writeLedger(tx, ledger)
  return readEvents(
    tx,
    [companyId],
    rows.map(({ id }) => id),
  )
}

function requireSoundPlan({ section, facts }: Planned, { today }: Ledger): void {
  requirePossibleReport(facts, today)
  if (section === 'ppe' && facts.eventType === 'return')
    throw Invalid.field('eventType', 'Возврат появляется сам, когда СИЗ выдано')
}

async function plan(
  tx: Tx,
  ledger: Ledger,
  { id, subject, planned }: { id: number; subject: EventSubject; planned: Planned },
): Promise<EventRow> {
  const nature = natureOf(planned.section, planned.facts)
  const name = planned.name ?? nature.name
  if (name === null) throw Invalid.field('name', 'Назовите осмотр или выберите пункт приказа 29н')
  if (planned.date !== null) requirePossibleDate(planned.date, subject, ledger.today)
  const { section, periodicity, periodReason, firstDeadline, facts } = planned
  const draft = newEventRow(ledger, subject, {
    id,
    section,
    name,
    periodicity,
    periodReason,
    firstDeadline,
    askedSince: null,
    facts,
    rule: nature.rule,
    byHand: true,
  })
  requireAllowedPeriod({ ...draft, date: planned.date }, ledger.today)
  const workplace = await namedWorkplace(tx, ledger, planned, draft)
  const row = workplace === null ? draft : moveTo(draft, workplace)
  putRow(ledger, row, 'event.created')
  return row
}

/** What was done before the product knew of it opens the history. */
async function doneBefore(
  tx: Tx,
  ledger: Ledger,
  rows: readonly EventRow[],
  { date, facts, section }: Planned,
): Promise<void> {
  const given = namedFacts(section, facts)
  if (date !== null) return completeRows(tx, ledger, rows, { date, workplaceNumber: null, given })
  const [first] = rows
  if (section !== 'sout' || first === undefined) return
  // Whoever comes to an assessed workplace has its assessment.
  const report = { ...first.facts, ...given }
  const on = report.reportOn ?? report.registeredOn
  if (typeof on === 'string')
    await completeRows(tx, ledger, rows, { date: on, workplaceNumber: null, given: report })
  else await noteAssessment(tx, ledger, first, given)
}

/** A fact left empty was not named. */
function namedFacts(section: Section, facts: StoredFacts): StoredFacts {
  const recorded = pickedFacts(facts, completionKeys(section))
  return Object.fromEntries(Object.entries(recorded).filter(([, value]) => value !== null))
}
