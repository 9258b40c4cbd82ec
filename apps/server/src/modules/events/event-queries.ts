import type { Section } from '@ot/domain'
import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import { number, readRows, shaped } from '../../db/rows.ts'
import { memoLines } from '../../db/schema/memo.ts'
import { events } from '../../db/schema/section.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'
import { type EventRow, isEventRow, isListedEvent, type ListedEvent } from './event-row.ts'
import {
  EVENT_COLUMNS,
  EVENTS_WITH_WORKPLACES,
  PEOPLE_WITH_PLACES,
  ROW_PERSON_COLUMNS,
  selectedColumns,
} from './section-queries.ts'

const SHOWN = `${EVENT_COLUMNS}, ${ROW_PERSON_COLUMNS}`

const STORED = selectedColumns({
  closedOn: 'v.closed_on',
  closedReason: 'v.closed_reason',
  byHand: 'v.by_hand',
  positionId: 'v.position_id',
  recheckIncidentId: 'v.recheck_incident_id',
  dismissedOn: 'e.dismissed_on',
})

const FROM = `from ${EVENTS_WITH_WORKPLACES}
  join (${PEOPLE_WITH_PLACES}) on e.company_id = v.company_id and e.id = v.employee_id`

const OF_EMPLOYEE = `select ${SHOWN} ${FROM}
  where v.company_id = $1 and v.employee_id = $2 and ($3::text is null or v.section = $3) and v.closed_on is null
  order by v.section, v.deadline, v.id`

const BY_IDS = `select ${SHOWN} ${FROM} where v.company_id = any($1) and v.id = any($2) order by v.deadline, v.id`

const STORED_EVENTS = `select ${SHOWN}, ${STORED} ${FROM} where v.company_id = $1`

export async function listEmployeeEvents(
  tx: Tx,
  employee: { companyId: number; employeeId: number },
  section: Section | null,
): Promise<ListedEvent[]> {
  return readRows(tx.$client, isListedEvent, {
    name: 'events-of-employee',
    text: OF_EMPLOYEE,
    values: [employee.companyId, employee.employeeId, section],
  })
}

export async function readEvents(
  tx: Tx,
  companyIds: readonly number[],
  ids: readonly number[],
): Promise<ListedEvent[]> {
  return readRows(tx.$client, isListedEvent, {
    name: 'events-by-id',
    text: BY_IDS,
    values: [companyIds, ids],
  })
}

/** For calls that name only the event: which of the user's companies it is in. */
export async function getEventCompany(tx: Tx, companyIds: readonly number[], id: number): Promise<number> {
  const [row] = await tx
    .select({ companyId: events.companyId })
    .from(events)
    .where(and(inArray(events.companyId, [...companyIds]), eq(events.id, id)))
  if (row === undefined) throw new NotFound()
  return row.companyId
}

/** Read after `lockCompany`, hence nobody changes them before this transaction ends. */
export async function loadEvents(tx: Tx, companyId: number, ids: readonly number[]): Promise<EventRow[]> {
  return storedOfMany(tx, `${STORED_EVENTS} and v.id = any($2) order by v.id`, { companyId, ids })
}

/** The issues and returns that belong to the given ones, closed ones too. */
export async function loadCounterparts(
  tx: Tx,
  companyId: number,
  rows: readonly EventRow[],
): Promise<EventRow[]> {
  const issues = rows.flatMap(({ returnOf }) => (returnOf === null ? [] : [returnOf]))
  const ids = rows.map(({ id }) => id)
  return stored(tx, `${STORED_EVENTS} and (v.return_of = any($2) or v.id = any($3)) order by v.id`, [
    companyId,
    ids,
    issues,
  ])
}

export async function loadWorkplaceEvents(
  tx: Tx,
  companyId: number,
  workplaceId: number,
): Promise<EventRow[]> {
  const text = `${STORED_EVENTS} and v.workplace_id = $2 and v.closed_on is null and e.dismissed_on is null order by v.id`
  return stored(tx, text, [companyId, workplaceId])
}

/** Open ones. */
export async function loadEmployeesEvents(
  tx: Tx,
  companyId: number,
  employeeIds: readonly number[],
): Promise<EventRow[]> {
  const text = `${STORED_EVENTS} and v.employee_id = any($2) and v.closed_on is null order by v.id`
  return storedOfMany(tx, text, { companyId, ids: employeeIds })
}

/** Open, never done and in no memo. */
export async function loadUndoneOfRule(tx: Tx, companyId: number, rule: string): Promise<EventRow[]> {
  const text = `${STORED_EVENTS} and v.rule = $2 and v.date is null and v.closed_on is null and v.memo_id is null`
  return stored(tx, text, [companyId, rule])
}

/** So many are looked up one by one. */
const FEW = 20

/**
 * Right after a company's first import nothing has been counted yet: the planner expects one row everywhere, joins by nested
 * loops and walks all employees for every event (500 people: nine seconds instead of a tenth).
 */
async function storedOfMany(
  tx: Tx,
  text: string,
  { companyId, ids }: { companyId: number; ids: readonly number[] },
): Promise<EventRow[]> {
  if (ids.length <= FEW) return stored(tx, text, [companyId, ids])
  await tx.$client.query('set local enable_nestloop = off')
  const rows = await stored(tx, text, [companyId, ids])
  await tx.$client.query('set local enable_nestloop = on')
  return rows
}

async function stored(tx: Tx, text: string, values: unknown[]): Promise<EventRow[]> {
  return readRows(tx.$client, isEventRow, text, values)
}

/** Numbers taken beforehand, so that rows written together can name one another; each call gives the next. */
export async function takeIds(
  tx: Tx,
  sequence: 'events_id_seq' | 'event_completions_id_seq',
  count: number,
): Promise<() => number> {
  const rows = await readRows(
    tx.$client,
    shaped({ id: number }),
    `select nextval('${sequence}') as id from generate_series(1, $1)`,
    [count],
  )
  const left = rows.values()
  return () => {
    const { value } = left.next()
    if (value === undefined) throw new Error(`more numbers of ${sequence} are used than were taken`)
    return value.id
  }
}

/** Every column but those that others keep. */
type EventValues = Required<Omit<typeof events.$inferInsert, 'createdAt' | 'version' | 'memoId'>>
const columns = getTableColumns(events)
/** `memo_id` is the memos' own: what happens to the event does not take it out of its memo. */
const KEPT = ['company_id', 'id', 'version', 'created_at', 'entered_on', 'section', 'memo_id']
const CHANGING = Object.values(columns)
  .map(({ name }) => name)
  .filter((name) => !KEPT.includes(name))

/** It answers something: otherwise a distributed database copies the rows in, which row policies refuse. */
const INSERT_EVENTS =
  'insert into events select * from jsonb_populate_recordset(null::events, $1) returning 1'

/** Any number of rows in one statement. */
export async function insertEvents(tx: Tx, rows: readonly EventRow[], now: string): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map((row) => ({ ...inColumns(valuesOf(row, now)), created_at: now, version: 1 }))
  await tx.$client.query(INSERT_EVENTS, [JSON.stringify(values)])
}

export async function saveEvents(
  tx: Tx,
  companyId: number,
  rows: readonly EventRow[],
  now: string,
): Promise<void> {
  if (rows.length === 0) return
  const set = CHANGING.map((name) => `${name} = n.${name}`).join(', ')
  await tx.$client.query(
    `update events v set version = v.version + 1, ${set}
     from jsonb_populate_recordset(null::events, $2) n where v.company_id = $1 and v.id = n.id`,
    [companyId, JSON.stringify(rows.map((row) => inColumns(valuesOf(row, now))))],
  )
}

/** Lines of completed memos keep what they say and lose what they pointed at. */
export async function detachMemoLines(tx: Tx, companyId: number, eventIds: readonly number[]): Promise<void> {
  await tx
    .update(memoLines)
    .set({ eventId: null, completionId: null, madeEvent: false, closedEvent: false })
    .where(and(eq(memoLines.companyId, companyId), inArray(memoLines.eventId, [...eventIds])))
}

/** A return goes before the issue it belongs to. */
export async function deleteEvents(tx: Tx, companyId: number, ids: readonly number[]): Promise<void> {
  const ours = and(eq(events.companyId, companyId), inArray(events.id, [...ids]))
  await tx.update(events).set({ returnOf: null }).where(ours)
  await tx.delete(events).where(ours)
}

function valuesOf(row: EventRow, now: string): EventValues {
  const { id, companyId, employeeId, section, rule, byHand, positionId, name, periodicity, periodReason } =
    row
  const { date, firstDeadline, deadline, facts, onHand, returnOf, workplaceId, closedOn, closedReason } = row
  const { enteredOn, askedSince, recheckSince, recheckDue, recheckReason, recheckIncidentId } = row
  return {
    id,
    companyId,
    employeeId,
    section,
    rule,
    byHand,
    positionId,
    name,
    periodicity,
    periodReason,
    date,
    firstDeadline,
    deadline,
    facts,
    onHand,
    returnOf,
    enteredOn,
    askedSince,
    workplaceId,
    closedOn,
    closedReason,
    recheckSince,
    recheckDue,
    recheckReason,
    recheckIncidentId,
    updatedAt: now,
  }
}

function inColumns(values: EventValues): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [isColumn(key) ? columns[key].name : key, value]),
  )
}

function isColumn(key: string): key is keyof typeof columns {
  return key in columns
}
