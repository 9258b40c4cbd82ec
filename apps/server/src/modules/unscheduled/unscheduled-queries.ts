import { UNSCHEDULED_CAUSES, type UnscheduledCause } from '@ot/domain'
import {
  type Check,
  type Checked,
  listOf,
  number,
  oneOf,
  orNull,
  readRows,
  shaped,
  text,
} from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'
import type { Marked } from '../events/index.ts'

const isMarks = shaped({
  recheckSince: orNull(text),
  recheckDue: orNull(text),
  recheckReason: orNull(text),
  recheckIncidentId: orNull(number),
})
const isMarked: Check<Marked> = shaped({
  eventId: number,
  employeeId: number,
  before: isMarks,
  after: isMarks,
})

const isCause = shaped({
  id: number,
  companyId: number,
  at: text,
  cause: oneOf(UNSCHEDULED_CAUSES),
  happenedOn: text,
  ground: text,
  whom: text,
  people: number,
  madeEvents: listOf(number),
  rechecked: listOf(isMarked),
  undoneAt: orNull(text),
})
export type CauseRow = Checked<typeof isCause>

const COLUMNS = `id, company_id as "companyId", at, cause, happened_on as "happenedOn", ground, whom, people,
  to_json(made_events) as "madeEvents", rechecked, undone_at as "undoneAt"`

/** The newest first. */
export async function listCauses(tx: Tx, companyId: number): Promise<CauseRow[]> {
  const statement = `select ${COLUMNS} from unscheduled_causes where company_id = $1 order by id desc`
  return readRows(tx.$client, isCause, statement, [companyId])
}

/** Of the user's companies. */
export async function getCause(tx: Tx, companyIds: readonly number[], id: number): Promise<CauseRow> {
  const statement = `select ${COLUMNS} from unscheduled_causes where company_id = any($1) and id = $2`
  const [row] = await readRows(tx.$client, isCause, statement, [companyIds, id])
  if (row === undefined) throw new NotFound()
  return row
}

type NewCause = {
  companyId: number
  userId: number
  cause: UnscheduledCause
  happenedOn: string
  ground: string
  whom: string
  people: number
  madeEvents: readonly number[]
  rechecked: readonly Marked[]
}

export async function insertCause(tx: Tx, cause: NewCause, now: string): Promise<number> {
  const [row] = await readRows(
    tx.$client,
    shaped({ id: number }),
    `insert into unscheduled_causes (company_id, at, user_id, cause, happened_on, ground, whom, people, made_events, rechecked)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      cause.companyId,
      now,
      cause.userId,
      cause.cause,
      cause.happenedOn,
      cause.ground,
      cause.whom,
      cause.people,
      cause.madeEvents,
      JSON.stringify(cause.rechecked),
    ],
  )
  if (row === undefined) throw new Error('the insert returned no row')
  return row.id
}

export async function markCauseUndone(tx: Tx, { companyId, id }: CauseRow, now: string): Promise<void> {
  await tx.$client.query('update unscheduled_causes set undone_at = $3 where company_id = $1 and id = $2', [
    companyId,
    id,
    now,
  ])
}
