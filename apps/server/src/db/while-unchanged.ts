import type { Database } from './client.ts'
import { flag, readRows, shaped, text } from './rows.ts'

/** `of`: besides the company's records, all that the answer depends on: the day, the tariff. */
type Asked = { companyId: number; of: string }

type Kept<T> = { of: string; snapshot: string; answer: Promise<T> }

/**
 * Keeps what was computed of a company's records until one of them is another: every change writes its event of the stream in
 * its own transaction. For `companies` of them at most, those that were asked for last.
 *
 * The snapshot is taken before the records are read: a change that commits meanwhile is newer than it, so what was computed
 * then is computed anew. `of` has to name the day: events are kept for two (decision 0014).
 */
export function keepWhileUnchanged<T>(companies: number) {
  const kept = new Map<number, Kept<T>>()

  function keep(companyId: number, one: Kept<T>): Promise<T> {
    kept.delete(companyId)
    kept.set(companyId, one)
    const [longestUnasked] = kept.keys()
    if (kept.size > companies && longestUnasked !== undefined) kept.delete(longestUnasked)
    return one.answer
  }

  /** Who asks while another's computing begins waits for that one, if nothing has changed since: eight at once would each begin. */
  async function lastKnown(pool: Database['pool'], companyId: number) {
    for (;;) {
      const known = kept.get(companyId)
      const state = await stateOf(pool, companyId, known?.snapshot ?? null)
      if (kept.get(companyId)?.answer === known?.answer) return { known, ...state }
    }
  }

  return async (
    { pool }: Pick<Database, 'pool'>,
    { companyId, of }: Asked,
    compute: () => Promise<T>,
  ): Promise<T> => {
    const { known, snapshot, isAnother } = await lastKnown(pool, companyId)
    if (known !== undefined && known.of === of && !isAnother) return keep(companyId, { ...known, snapshot })
    const one = { of, snapshot, answer: compute() }
    one.answer.catch(() => {
      if (kept.get(companyId)?.answer === one.answer) kept.delete(companyId)
    })
    return keep(companyId, one)
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
