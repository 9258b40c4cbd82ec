import type { Database } from './client.ts'
import { flag, readRows, shaped, text } from './rows.ts'

/** `answer`: which of a company's, where several are kept; `of`: besides the company's records, all that it depends on: the day, the tariff. */
type Asked = { companyId: number; answer?: string; of: string }

type Kept<T> = { of: string; snapshot: string; answer: Promise<T>; size: number }

/**
 * Keeps what was computed of a company's records until one of them is another: every change writes its event of the stream in
 * its own transaction. As much as fills `room` by `sizeOf` (one each, unless said otherwise), of what was asked for last.
 *
 * The snapshot is taken before the records are read: a change that commits meanwhile is newer than it, so what was computed
 * then is computed anew. `of` has to name the day: events are kept for two (decision 0014).
 */
export function keepWhileUnchanged<T>(room: number, sizeOf: (answer: T) => number = () => 1) {
  const kept = new Map<string, Kept<T>>()
  let taken = 0

  function forget(key: string, one: Kept<T>): void {
    if (kept.get(key) !== one) return
    kept.delete(key)
    taken -= one.size
  }

  /** What is being computed takes no room yet: how much it is, it tells itself. */
  function takeRoom(key: string, one: Kept<T>, size: number): void {
    if (kept.get(key) !== one) return
    one.size = size
    taken += size
    // What is larger than the room would push out all others first.
    if (size > room) forget(key, one)
    for (const [longestUnasked, other] of kept) {
      if (taken <= room) return
      forget(longestUnasked, other)
    }
  }

  function keep(key: string, one: Kept<T>): Promise<T> {
    const before = kept.get(key)
    if (before !== undefined) forget(key, before)
    kept.set(key, one)
    taken += one.size
    return one.answer
  }

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
    compute: () => Promise<T>,
  ): Promise<T> => {
    const key = `${companyId} ${answer}`
    const { known, snapshot, isAnother } = await lastKnown(pool, companyId, key)
    if (known !== undefined && known.of === of && !isAnother) {
      known.snapshot = snapshot
      return keep(key, known)
    }
    const one = { of, snapshot, answer: compute(), size: 0 }
    one.answer.then(
      (answer) => takeRoom(key, one, sizeOf(answer)),
      () => forget(key, one),
    )
    return keep(key, one)
  }
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
