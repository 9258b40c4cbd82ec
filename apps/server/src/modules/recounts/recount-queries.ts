import type { RecountAnswer } from '@ot/contract'
import { RECOUNT_DECISIONS, type RecountDecision } from '@ot/domain'
import { type Checked, listOf, number, oneOf, orNull, readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

const isTimes = shaped({ periodicity: text, firstDeadline: orNull(text), deadline: orNull(text) })
const isTerm = shaped({ eventId: number, from: isTimes, to: isTimes })
export type DecidedTerm = Checked<typeof isTerm>

const isRecount = shaped({
  id: number,
  companyId: number,
  at: text,
  by: text,
  decision: oneOf(RECOUNT_DECISIONS),
  terms: listOf(isTerm),
  undoneAt: orNull(text),
})
export type RecountRow = Checked<typeof isRecount>

const SHOWN = `select r.id, r.company_id as "companyId", r.at, coalesce(u.name, u.email) as by, r.decision, r.terms,
  r.undone_at as "undoneAt" from recounts r join users u on u.id = r.user_id`

/** The newest first. */
export async function listRecounts(tx: Tx, companyId: number): Promise<RecountRow[]> {
  return readRows(tx.$client, isRecount, `${SHOWN} where r.company_id = $1 order by r.id desc`, [companyId])
}

/** Of the user's companies. */
export async function getRecount(tx: Tx, companyIds: readonly number[], id: number): Promise<RecountRow> {
  const statement = `${SHOWN} where r.company_id = any($1) and r.id = $2`
  const [row] = await readRows(tx.$client, isRecount, statement, [companyIds, id])
  if (row === undefined) throw new NotFound()
  return row
}

type NewRecount = { companyId: number; userId: number; decision: RecountDecision; terms: DecidedTerm[] }

export async function insertRecount(
  tx: Tx,
  { companyId, userId, decision, terms }: NewRecount,
  now: string,
): Promise<number> {
  const [row] = await readRows(
    tx.$client,
    shaped({ id: number }),
    'insert into recounts (company_id, at, user_id, decision, terms) values ($1, $2, $3, $4, $5) returning id',
    [companyId, now, userId, decision, JSON.stringify(terms)],
  )
  if (row === undefined) throw new Error('the insert returned no row')
  return row.id
}

export async function markRecountUndone(tx: Tx, { companyId, id }: RecountRow, now: string): Promise<void> {
  await tx.$client.query('update recounts set undone_at = $3 where company_id = $1 and id = $2', [
    companyId,
    id,
    now,
  ])
}

export function presentRecount({ id, at, by, decision, terms, undoneAt }: RecountRow): RecountAnswer {
  return {
    id,
    by,
    decision,
    at: new Date(at).toISOString(),
    terms: terms.length,
    undoneAt: undoneAt === null ? null : new Date(undoneAt).toISOString(),
  }
}
