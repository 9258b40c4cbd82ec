import type { CalendarDate } from '@ot/domain'
import { columnOf } from '../../db/column-of.ts'
import { type Check, listOf, number, orNull, readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

export type TransferRow = {
  id: number
  companyId: number
  employeeId: number
  movedOn: CalendarDate
  fromDepartmentId: number
  fromDepartment: string
  fromPositionId: number
  fromPosition: string
  fromPositionStaff: string | null
  fromWorkplaceId: number | null
  fromWorkplace: string | null
  toDepartment: string
  toPosition: string
  toWorkplace: string | null
  orderNumber: string | null
  orderDate: CalendarDate | null
  /** What stood before it. */
  lastEventId: number
  lastInstructionId: number
  /** What it has brought: events made and closed, instructions given. */
  madeEvents: number[]
  closedEvents: number[]
  madeInstructions: number[]
  undoneAt: string | null
}

const isTransfer: Check<TransferRow> = shaped({
  id: number,
  companyId: number,
  employeeId: number,
  movedOn: text,
  fromDepartmentId: number,
  fromDepartment: text,
  fromPositionId: number,
  fromPosition: text,
  fromPositionStaff: orNull(text),
  fromWorkplaceId: orNull(number),
  fromWorkplace: orNull(text),
  toDepartment: text,
  toPosition: text,
  toWorkplace: orNull(text),
  orderNumber: orNull(text),
  orderDate: orNull(text),
  lastEventId: number,
  lastInstructionId: number,
  madeEvents: listOf(number),
  closedEvents: listOf(number),
  madeInstructions: listOf(number),
  undoneAt: orNull(text),
})

const COLUMNS = `id, company_id as "companyId", employee_id as "employeeId", moved_on as "movedOn",
  from_department_id as "fromDepartmentId", from_department as "fromDepartment",
  from_position_id as "fromPositionId", from_position as "fromPosition",
  from_position_staff as "fromPositionStaff", from_workplace_id as "fromWorkplaceId",
  from_workplace as "fromWorkplace", to_department as "toDepartment", to_position as "toPosition",
  to_workplace as "toWorkplace", order_number as "orderNumber", order_date as "orderDate",
  last_event_id as "lastEventId", last_instruction_id as "lastInstructionId",
  to_json(made_events) as "madeEvents", to_json(closed_events) as "closedEvents",
  to_json(made_instructions) as "madeInstructions", undone_at as "undoneAt"`

/** The newest first, those undone too. */
export async function listTransfers(tx: Tx, companyId: number, employeeId: number): Promise<TransferRow[]> {
  const statement = `select ${COLUMNS} from transfers where company_id = $1 and employee_id = $2
    order by moved_on desc, id desc`
  return readRows(tx.$client, isTransfer, statement, [companyId, employeeId])
}

/** Of the user's companies. */
export async function getTransfer(tx: Tx, companyIds: readonly number[], id: number): Promise<TransferRow> {
  const statement = `select ${COLUMNS} from transfers where company_id = any($1) and id = $2`
  const [row] = await readRows(tx.$client, isTransfer, statement, [companyIds, id])
  if (row === undefined) throw new NotFound()
  return row
}

type NewTransfer = Omit<TransferRow, 'id' | 'undoneAt' | keyof Brought>
type Brought = Pick<TransferRow, 'madeEvents' | 'closedEvents' | 'madeInstructions'>

export async function insertTransfer(tx: Tx, transfer: NewTransfer, now: string): Promise<number> {
  const values = Object.entries({ ...transfer, createdAt: now }).map(
    ([name, value]) => [columnOf(name), value] as const,
  )
  const names = values.map(([name]) => name).join(', ')
  const places = values.map((_, index) => `$${index + 1}`).join(', ')
  const [row] = await readRows(
    tx.$client,
    shaped({ id: number }),
    `insert into transfers (${names}) values (${places}) returning id`,
    values.map(([, value]) => value),
  )
  if (row === undefined) throw new Error('the insert returned no row')
  return row.id
}

export async function keepBrought(
  tx: Tx,
  { companyId, id }: Pick<TransferRow, 'companyId' | 'id'>,
  { before, after }: { before: OpenAtTransfer; after: OpenAtTransfer },
): Promise<void> {
  const added = (now: readonly number[], then: readonly number[]) => now.filter((one) => !then.includes(one))
  await tx.$client.query(
    `update transfers set made_events = $3, closed_events = $4, made_instructions = $5
     where company_id = $1 and id = $2`,
    [
      companyId,
      id,
      added(after.events, before.events),
      added(before.events, after.events),
      added(after.instructions, before.instructions),
    ],
  )
}

export async function markTransferUndone(
  tx: Tx,
  { companyId, id }: Pick<TransferRow, 'companyId' | 'id'>,
  now: string,
): Promise<void> {
  await tx.$client.query('update transfers set undone_at = $3 where company_id = $1 and id = $2', [
    companyId,
    id,
    now,
  ])
}

/** Those that nobody has been acquainted with. */
export async function deleteInstructions(tx: Tx, companyId: number, ids: readonly number[]): Promise<void> {
  await tx.$client.query(
    'delete from employee_instructions where company_id = $1 and id = any($2) and acknowledged_on is null',
    [companyId, ids],
  )
}

const OPEN = `select id from events where company_id = $1 and employee_id = $2 and closed_on is null`
const INSTRUCTIONS = `select id from employee_instructions where company_id = $1 and employee_id = $2`

export type OpenAtTransfer = { events: number[]; instructions: number[] }

/** What stands now, by number: what a transfer makes and closes is the difference. */
export async function listOpenAtTransfer(
  tx: Tx,
  companyId: number,
  employeeId: number,
): Promise<OpenAtTransfer> {
  const idsOf = async (statement: string) =>
    (await readRows(tx.$client, shaped({ id: number }), statement, [companyId, employeeId])).map(
      ({ id }) => id,
    )
  return { events: await idsOf(OPEN), instructions: await idsOf(INSTRUCTIONS) }
}

const isPlaces = shaped({
  department: text,
  position: text,
  workplaceId: orNull(number),
  workplace: orNull(text),
})

const PLACES = `select d.name as department, coalesce(e.position_staff, p.name) as position, w.id as "workplaceId",
  '№ ' || w.number || ', ' || w.name as workplace
  from employees e
  join departments d on d.company_id = e.company_id and d.id = e.department_id
  join positions p on p.id = e.position_id
  left join events v on v.company_id = e.company_id and v.employee_id = e.id and v.section = 'sout'
    and v.closed_on is null and v.workplace_id is not null
  left join workplaces w on w.company_id = e.company_id and w.id = v.workplace_id
  where e.company_id = $1 and e.id = $2 order by v.id limit 1`

/** Where and as what somebody works now, as people call it. */
export async function findPlaces(tx: Tx, companyId: number, employeeId: number) {
  const [places] = await readRows(tx.$client, isPlaces, PLACES, [companyId, employeeId])
  if (places === undefined) throw new NotFound()
  return places
}
