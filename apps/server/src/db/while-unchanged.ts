import { type Computing, keptWithin } from '../foundation/kept-within.ts'
import type { Database } from './client.ts'
import { flag, readRows, shaped, text } from './rows.ts'

/** `answer`: which of a company's, where several are kept; `of`: besides the company's records, all that it depends on: the day, the tariff. */
type Asked = { companyId: number; answer?: string; of: string }

type Snapshot<T> = Computing<T> & { of: string; snapshot: string }

/**
 * Keeps what was computed of a company's records until one of them is another: every change writes its event of the stream in
 * its own transaction. As much as fills `room` by `sizeOf` (one each, unless said otherwise), of what was asked for last.
 *
 * The snapshot is taken before the records are read: a change that commits meanwhile is newer than it, so what was computed
 * then is computed anew, from the former answer where that helps. `of` has to name the day: events are kept for two
 * (decision 0014).
 */
export function keepWhileUnchanged<T>(room: number, sizeOf: (answer: T) => number = () => 1) {
  const kept = keptWithin<T, Snapshot<T>>(room, sizeOf)

  /** Who asks while another's computing begins waits for that one, if nothing has changed since: eight at once would each begin. */
  async function lastKnown(pool: Database['pool'], companyId: number, key: string) {
    for (;;) {
      const known = kept.get(key)
      const state = await stateOf(pool, companyId, known?.snapshot ?? null)
      if (kept.get(key) === known) return { known, ...state }
    }
  }

  return async (
    { pool }: Pick<Database, 'pool'>,
    { companyId, answer = '', of }: Asked,
    compute: (former: () => Promise<T | null>) => Promise<T>,
  ): Promise<T> => {
    const key = `${companyId} ${answer}`
    const { known, snapshot, isAnother } = await lastKnown(pool, companyId, key)
    if (known !== undefined && known.of === of && !isAnother) {
      known.snapshot = snapshot
      return kept.keep(key, known)
    }
    return kept.begin(key, { of, snapshot, answer: compute(() => formerOf(known)), size: 0 })
  }
}

/** What stood before the change, where it is still kept: only who asks for it waits until it is there; a failure has been told to whoever asked for that one. */
function formerOf<T>(known: Computing<T> | undefined): Promise<T | null> {
  return known === undefined ? Promise.resolve(null) : known.answer.catch(() => null)
}

/** A snapshot of the future comes from a server whose standby has taken its place without the last changes. */
const STATE = `select pg_current_snapshot()::text as snapshot,
  $2::pg_snapshot is null
    or pg_snapshot_xmax($2::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot())
    or exists (select 1 from stream_events where company_id = $1
      and transaction >= pg_snapshot_xmin($2::pg_snapshot)
      and not pg_visible_in_snapshot(transaction, $2::pg_snapshot)) as "isAnother"`

const isState = shaped({ snapshot: text, isAnother: flag })

async function stateOf(pool: Database['pool'], companyId: number, since: string | null) {
  const statement = { name: 'state-of-company', text: STATE }
  const [state] = await readRows(pool, isState, statement, [companyId, since])
  if (state === undefined) throw new Error('one row is always told')
  return state
}
