import type { CalendarDate, Section } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'

type Facts = Readonly<Record<string, unknown>>

/** An obligation that stands. */
export type OpenEvent = {
  id: number
  employeeId: number
  name: string
  date: CalendarDate | null
  periodicity: string
  deadline: CalendarDate | null
  returnOf: number | null
  facts: Facts
}

const OPEN = `select v.id, v.employee_id as "employeeId", v.name, v.date::text, v.periodicity,
  v.deadline::text, v.return_of as "returnOf", v.facts
  from events v where v.company_id = $1 and v.section = $2 and v.closed_on is null
  order by v.name, v.id`

export async function listOpenEvents(tx: Tx, companyId: number, section: Section): Promise<OpenEvent[]> {
  const { rows } = await tx.$client.query<OpenEvent>({
    name: 'open-events-of-section',
    text: OPEN,
    values: [companyId, section],
  })
  return rows
}

/** What was done once, with the facts of that time. */
export type DoneEvent = {
  id: number
  eventId: number
  employeeId: number
  name: string
  returnOf: number | null
  date: CalendarDate
  facts: Facts
}

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
  const { rows } = await tx.$client.query<DoneEvent>({
    name: 'done-events-of-section',
    text: DONE,
    values: [companyId, section, from, to],
  })
  return rows
}

export type IssuedReferral = {
  templateId: string
  number: string
  date: CalendarDate
  employeeId: number
  clinic: string | null
  items: string | null
}

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
  const { rows } = await tx.$client.query<IssuedReferral>(REFERRALS, [companyId, templateIds, from, to])
  return rows
}

export type GivenInstruction = {
  employeeId: number
  name: string
  number: string | null
  approvedOn: CalendarDate | null
  acknowledgedOn: CalendarDate | null
}

const INSTRUCTIONS = `select employee_id as "employeeId", name, number, approved_on::text as "approvedOn",
  acknowledged_on::text as "acknowledgedOn"
  from employee_instructions where company_id = $1 order by name, id`

export async function listGivenInstructions(tx: Tx, companyId: number): Promise<GivenInstruction[]> {
  const { rows } = await tx.$client.query<GivenInstruction>(INSTRUCTIONS, [companyId])
  return rows
}
