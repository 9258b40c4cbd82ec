import type { CalendarDate, Section } from '@ot/domain'
import { numbered } from '../../db/name-order.ts'
import { anyObject, type Checked, number, orNull, readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'

/** An obligation that stands. */
const isOpenEvent = shaped({
  id: number,
  employeeId: number,
  name: text,
  date: orNull(text),
  periodicity: text,
  deadline: orNull(text),
  returnOf: orNull(number),
  facts: anyObject,
})
export type OpenEvent = Checked<typeof isOpenEvent>

const OPEN = `select v.id, v.employee_id as "employeeId", v.name, v.date::text, v.periodicity,
  v.deadline::text, v.return_of as "returnOf", v.facts
  from events v where v.company_id = $1 and v.section = $2 and v.closed_on is null
  order by ${numbered('v.name')}, v.id`

export async function listOpenEvents(tx: Tx, companyId: number, section: Section): Promise<OpenEvent[]> {
  return readRows(tx.$client, isOpenEvent, {
    name: 'open-events-of-section',
    text: OPEN,
    values: [companyId, section],
  })
}

/** What was done once, with the facts of that time. */
const isDoneEvent = shaped({
  id: number,
  eventId: number,
  employeeId: number,
  name: text,
  returnOf: orNull(number),
  date: text,
  facts: anyObject,
})
export type DoneEvent = Checked<typeof isDoneEvent>

/** Facts may be put right until the next completion, which remembers what stood before it; a correction stands for what
 * it replaced, and what was taken back does not count. */
const DONE = `with kept as (
    select c.id, c.event_id, v.employee_id, v.name, v.return_of, c.date,
      v.facts || c.facts || coalesce(lead(c.before->'facts') over (partition by c.event_id order by c.id), v.facts) as facts
    from event_completions c
    join events v on v.company_id = c.company_id and v.id = c.event_id
    where c.company_id = $1 and v.section = $2 and c.undone_at is null)
  select k.id, k.event_id as "eventId", k.employee_id as "employeeId", k.name, k.return_of as "returnOf",
    k.date::text, k.facts
  from kept k
  where k.date between $3 and $4 and not exists (
    select 1 from event_completions r
    where r.company_id = $1 and r.event_id = k.event_id and r.replaces_id = k.id and r.undone_at is null)
  order by k.date, k.id`

type Done = { companyId: number; section: Section; from: CalendarDate; to: CalendarDate }

/** In the order in which it was done; of obligations closed since too. */
export async function listDoneEvents(tx: Tx, { companyId, section, from, to }: Done): Promise<DoneEvent[]> {
  return readRows(tx.$client, isDoneEvent, {
    name: 'done-events-of-section',
    text: DONE,
    values: [companyId, section, from, to],
  })
}

const isIssuedReferral = shaped({
  templateId: text,
  number: text,
  date: text,
  employeeId: number,
  clinic: orNull(text),
  items: orNull(text),
})
export type IssuedReferral = Checked<typeof isIssuedReferral>

const REFERRALS = `select template_id as "templateId", number, date::text, employee_id as "employeeId",
  values->>'клиника' as clinic, coalesce(facts->'records'->'values'->>'осмотр.пункты', values->>'факторы') as items
  from documents
  where company_id = $1 and template_id = any($2) and voided_at is null and replaced_by is null
    and employee_id is not null and date between $3 and $4
  order by date, id`

/** Registered and still valid. */
export async function listReferrals(
  tx: Tx,
  companyId: number,
  { templateIds, from, to }: { templateIds: readonly string[]; from: CalendarDate; to: CalendarDate },
): Promise<IssuedReferral[]> {
  return readRows(tx.$client, isIssuedReferral, REFERRALS, [companyId, templateIds, from, to])
}

const isGivenInstruction = shaped({
  employeeId: number,
  name: text,
  number: orNull(text),
  approvedOn: orNull(text),
  acknowledgedOn: orNull(text),
  revisionDue: orNull(text),
  enteredOn: text,
  askedSince: orNull(text),
})
export type GivenInstruction = Checked<typeof isGivenInstruction>

const INSTRUCTIONS = `select employee_id as "employeeId", name, number, approved_on::text as "approvedOn",
  acknowledged_on::text as "acknowledgedOn", revision_due::text as "revisionDue", entered_on::text as "enteredOn",
  asked_since::text as "askedSince"
  from employee_instructions where company_id = $1
  order by ${numbered('name')}, ${numbered('number')}, id`

export async function listGivenInstructions(tx: Tx, companyId: number): Promise<GivenInstruction[]> {
  return readRows(tx.$client, isGivenInstruction, INSTRUCTIONS, [companyId])
}
