import type { StreamEvent } from '@ot/contract'
import { STREAM_KINDS, type StreamKind } from '@ot/domain'
import type { Instant } from '../foundation/clock.ts'
import type { Database } from './client.ts'
import { type Check, flag, number, oneOf, orNull, readRows, shaped, text } from './rows.ts'
import type { Tx } from './transaction.ts'

export const STREAM_CHANNEL = 'otdel_stream'

/** To whom: everybody who looks at the company, or one user wherever he looks. */
export type Audience = { companyId: number } | { userId: number }

export type Announcement = {
  to: Audience
  kind: Exclude<StreamKind, 'reset'>
  entity: string
  entityId: number | null
  origin: string | null
}

/** As every process hears it. `safe`: transactions below it were over when this was written, and told of before. */
export type ToldEvent = StreamEvent & {
  id: number
  safe: string
  companyId: number | null
  userId: number | null
}

const ANNOUNCE = `with told as (
    insert into stream_events (at, company_id, user_id, kind, entity, entity_id, origin)
    values ($1, $2, $3, $4, $5, $6, $7) returning *)
  select pg_notify('${STREAM_CHANNEL}', json_build_object('id', id, 'companyId', company_id, 'userId', user_id,
    'kind', kind, 'entity', entity, 'entityId', entity_id, 'origin', origin,
    'safe', pg_snapshot_xmin(pg_current_snapshot())::text)::text) from told`

/** In the transaction of the change: what is rolled back is never told, what commits is told by every process. */
export async function announceEvent(tx: Tx, now: Instant, announcement: Announcement): Promise<void> {
  const { to, kind, entity, entityId, origin } = announcement
  const companyId = 'companyId' in to ? to.companyId : null
  const userId = 'userId' in to ? to.userId : null
  const values = [now, companyId, userId, kind, entity, entityId, origin]
  await tx.$client.query({ name: 'announce', text: ANNOUNCE, values })
}

export type Missed = { safe: string; events: ToldEvent[]; isTooMuch: boolean }
type Reader = { companyId: number; userId: number }

export const MISSED_MAX = 500

const COLUMNS = `id, company_id as "companyId", user_id as "userId", kind, entity, entity_id as "entityId", origin`
const OWN = `(company_id = $1 or user_id = $2)`

const SAFE = `select pg_snapshot_xmin(pg_current_snapshot())::text as safe`
const SINCE_CURSOR = `select ${COLUMNS} from stream_events
  where ${OWN} and transaction >= $3::xid8 order by id limit ${MISSED_MAX + 1}`
const SINCE_INSTANT = `select ${COLUMNS} from stream_events
  where ${OWN} and at >= $3 order by id limit ${MISSED_MAX + 1}`
/** Something older than the cursor is still kept, so nothing after it was cleaned away; and it is of this database. */
const IS_KEPT = `select exists (select 1 from stream_events where transaction < $1::xid8)
  and $1::xid8 <= pg_snapshot_xmin(pg_current_snapshot()) as kept`

type Row = Omit<ToldEvent, 'safe'>

const isRow: Check<Row> = shaped({
  kind: oneOf(STREAM_KINDS),
  id: number,
  origin: orNull(text),
  companyId: orNull(number),
  userId: orNull(number),
  entity: text,
  entityId: orNull(number),
})

/** What was told since the cursor that the reader brings, or, to a new reader, since the instant. */
export async function findMissed(
  { pool }: Database,
  { companyId, userId }: Reader,
  since: { cursor: string } | { instant: Instant },
): Promise<Missed> {
  // First, so that the later statement sees all that is below it.
  const snapshot = await readRows(pool, shaped({ safe: text }), SAFE)
  const isCursor = 'cursor' in since
  const rows = await readRows(pool, isRow, isCursor ? SINCE_CURSOR : SINCE_INSTANT, [
    companyId,
    userId,
    isCursor ? since.cursor : since.instant,
  ])
  const isKept = !isCursor || (await isStillKept(pool, since.cursor))
  const safe = snapshot[0]?.safe ?? '0'
  // Until all of them have arrived, the reader would have to ask for all of them again.
  const events = rows.slice(0, MISSED_MAX).map((row) => ({ ...row, safe: isCursor ? since.cursor : '0' }))
  return { safe, events, isTooMuch: !isKept || rows.length > MISSED_MAX }
}

async function isStillKept(pool: Database['pool'], cursor: string): Promise<boolean> {
  const rows = await readRows(pool, shaped({ kept: flag }), IS_KEPT, [cursor])
  return rows[0]?.kept ?? false
}

export async function forgetStreamEventsBefore({ pool }: Database, instant: Instant): Promise<void> {
  await pool.query('delete from stream_events where at < $1', [instant])
}
