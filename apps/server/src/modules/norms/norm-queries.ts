import { type CalendarDate, CONDITIONS_CLASSES, type HeldRole } from '@ot/domain'
import { and, eq, inArray } from 'drizzle-orm'
import { absencesOf, isAbsence } from '../../db/away.ts'
import {
  type Check,
  type Checked,
  flag,
  listOf,
  number,
  oneOf,
  orNull,
  readRows,
  shaped,
  text,
} from '../../db/rows.ts'
import { employeeInstructions, eventDeclines } from '../../db/schema/section.ts'
import type { Tx } from '../../db/transaction.ts'

const isPersonRow = shaped({
  employeeId: number,
  /** The same in all jobs of one person. */
  personId: number,
  isMain: flag,
  birthDate: text,
  hireDate: text,
  contractDate: orNull(text),
  firstWorkingDay: orNull(text),
  positionId: number,
  positionName: text,
  staffTitle: orNull(text),
  hasInstruction: flag,
  microEnterprise: flag,
  hasRemoteWorkers: flag,
  coldSeason: orNull(text),
  explosivePlaces: orNull(listOf(text)),
  /** The day of the last transfer. */
  movedOn: orNull(text),
  absences: listOf(isAbsence),
})
export type NormPersonRow = Checked<typeof isPersonRow>

/** Of each employee, the last transfer that stands. */
const LAST_TRANSFERS = `select distinct on (employee_id) employee_id, moved_on, from_position_id, last_event_id,
    last_instruction_id
  from transfers where company_id = $1 and undone_at is null order by employee_id, moved_on desc, id desc`

/** Names of the company's explosive places; null: of no place is it said whether it is one. */
const EXPLOSIVE_PLACES = `select case when count(explosive) > 0
    then coalesce(json_agg(name order by name, id) filter (where explosive = 'yes'), '[]') end as explosive
  from places where company_id = $1`

/** Everybody who works there, or the one named in all his jobs. */
const PEOPLE = `select e.id as "employeeId", coalesce(e.person_id, e.id) as "personId", e.employment_kind = 'main' as "isMain", e.birth_date as "birthDate", e.hire_date as "hireDate",
  e.contract_date as "contractDate", e.first_working_day as "firstWorkingDay",
  e.position_id as "positionId", p.name as "positionName", e.position_staff as "staffTitle",
  exists (select 1 from employee_instructions i where i.company_id = $1 and i.employee_id = e.id
      and (t.from_position_id is null or t.from_position_id = e.position_id or i.id > t.last_instruction_id))
    as "hasInstruction",
  coalesce(c.micro_enterprise, false) as "microEnterprise", s.explosive as "explosivePlaces",
  exists (select 1 from company_facts f where f.company_id = $1 and f.key = 'remoteWorkers'
    and jsonb_typeof(f.value) = 'number' and f.value > '0'::jsonb) as "hasRemoteWorkers", c.cold_season as "coldSeason", ${absencesOf('e', '$1')} as absences,
  t.moved_on as "movedOn"
  from employees e
  join positions p on p.id = e.position_id
  join companies c on c.id = e.company_id
  cross join (${EXPLOSIVE_PLACES}) s
  left join (${LAST_TRANSFERS}) t on t.employee_id = e.id
  where e.company_id = $1 and e.dismissed_on is null and ($2::bigint is null or coalesce(e.person_id, e.id) =
    (select coalesce(one.person_id, one.id) from employees one where one.company_id = $1 and one.id = $2))
  order by p.name, e.last_name, e.first_name, e.father_name, e.id`

export async function listPeople(
  tx: Tx,
  companyId: number,
  employeeId: number | null,
): Promise<NormPersonRow[]> {
  return readRows(tx.$client, isPersonRow, {
    name: 'people-under-norms',
    text: PEOPLE,
    values: [companyId, employeeId],
  })
}

/** Null: of everybody. */
type Ids = readonly number[] | null

export type RoleRow = HeldRole & { employeeId: number }

const isRoleRow: Check<RoleRow> = shaped({ roleId: number, since: text, employeeId: number })

const ROLES = `select employee_id as "employeeId", role_id as "roleId", since
  from responsibilities
  where company_id = $1 and ($2::bigint[] is null or employee_id = any($2))
  order by role_id`

/** What the company has named its people responsible for. */
export async function listRoles(tx: Tx, companyId: number, ids: Ids): Promise<RoleRow[]> {
  return readRows(tx.$client, isRoleRow, {
    name: 'roles-under-norms',
    text: ROLES,
    values: [companyId, ids],
  })
}

const isOpenEvent = shaped({
  id: number,
  employeeId: number,
  rule: orNull(text),
  date: orNull(text),
  byHand: flag,
  positionId: orNull(number),
  name: text,
  /** It stood before the last transfer. */
  beforeTransfer: flag,
  /** Of an assessed workplace. */
  conditionsClass: orNull(oneOf(CONDITIONS_CLASSES)),
})
export type OpenObligation = Checked<typeof isOpenEvent>

const OPEN_EVENTS = `select v.id, v.employee_id as "employeeId", v.rule, v.date, v.by_hand as "byHand",
  v.position_id as "positionId", v.name, coalesce(v.id <= t.last_event_id, false) as "beforeTransfer",
  case when v.section = 'sout' then coalesce(w.working_conditions_class, v.facts->>'workingConditionsClass')
    end as "conditionsClass"
  from events v
  left join workplaces w on w.company_id = v.company_id and w.id = v.workplace_id
  left join (${LAST_TRANSFERS}) t on t.employee_id = v.employee_id
  where v.company_id = $1 and v.closed_on is null and ($2::bigint[] is null or v.employee_id = any($2))
    and (v.rule is not null or v.section = 'sout')
  order by v.id`

export async function listOpenObligations(tx: Tx, companyId: number, ids: Ids): Promise<OpenObligation[]> {
  return readRows(tx.$client, isOpenEvent, {
    name: 'events-under-norms',
    text: OPEN_EVENTS,
    values: [companyId, ids],
  })
}

export type Decline = { employeeId: number; rule: string; note: string }

export async function listDeclines(tx: Tx, companyId: number, ids: Ids): Promise<Decline[]> {
  const { employeeId: ofEmployee, rule, note } = eventDeclines
  return tx
    .select({ employeeId: ofEmployee, rule, note })
    .from(eventDeclines)
    .where(
      and(
        eq(eventDeclines.companyId, companyId),
        ids === null ? undefined : inArray(eventDeclines.employeeId, [...ids]),
      ),
    )
}

/** Declined again: the newest note stands. */
export async function saveDeclines(
  tx: Tx,
  by: { companyId: number; userId: number; now: string },
  declines: readonly Decline[],
): Promise<void> {
  if (declines.length === 0) return
  await tx.$client.query(
    `insert into event_declines (company_id, employee_id, rule, note, at, user_id)
     select $1, d.*, $5, $6 from unnest($2::bigint[], $3::text[], $4::text[]) d
     on conflict (company_id, employee_id, rule)
     do update set note = excluded.note, at = excluded.at, user_id = excluded.user_id`,
    [
      by.companyId,
      declines.map(({ employeeId }) => employeeId),
      declines.map(({ rule }) => rule),
      declines.map(({ note }) => note),
      by.now,
      by.userId,
    ],
  )
}

export async function deleteDeclines(
  tx: Tx,
  companyId: number,
  declines: readonly Omit<Decline, 'note'>[],
): Promise<void> {
  if (declines.length === 0) return
  await tx.$client.query(
    `delete from event_declines using unnest($2::bigint[], $3::text[]) d (employee_id, rule)
     where company_id = $1 and event_declines.employee_id = d.employee_id and event_declines.rule = d.rule`,
    [companyId, declines.map(({ employeeId }) => employeeId), declines.map(({ rule }) => rule)],
  )
}

export type HeldInstruction = { employeeId: number; name: string; askedSince: CalendarDate | null }

/** Not acquainted with yet; answers the numbers in the order given. */
export async function insertProposedInstructions(
  tx: Tx,
  by: { companyId: number; now: string; today: CalendarDate },
  given: readonly HeldInstruction[],
): Promise<number[]> {
  if (given.length === 0) return []
  const { companyId, now, today } = by
  const entered = { companyId, createdAt: now, updatedAt: now, enteredOn: today }
  const rows = await tx
    .insert(employeeInstructions)
    .values(given.map((one) => ({ ...one, ...entered })))
    .returning({ id: employeeInstructions.id })
  return rows.map(({ id }) => id)
}
