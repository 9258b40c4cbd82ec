import type { Tx } from '../../db/transaction.ts'
import { Conflict } from '../../foundation/errors.ts'
import { findHolderNumber, letGo, takeFree } from './held-event-queries.ts'
import type { LineRow, MemoRow } from './memo-queries.ts'

/** An active memo holds the events of its lines, a completed one holds none; an event is in one active memo at most. */
export async function holdEvents(tx: Tx, memo: MemoRow, lines: readonly LineRow[]): Promise<void> {
  await letGo(tx, memo)
  const ids = lines.flatMap(({ eventId }) => (eventId === null ? [] : [eventId]))
  if (memo.status !== 'active' || ids.length === 0) return
  const ours = await takeFree(tx, memo, ids)
  const foreign = ids.find((id) => !ours.has(id))
  if (foreign !== undefined) throw await alreadyHeld(tx, memo.companyId, foreign, lines)
}

async function alreadyHeld(tx: Tx, companyId: number, eventId: number, lines: readonly LineRow[]) {
  const number = await findHolderNumber(tx, companyId, eventId)
  const name = lines.find((line) => line.eventId === eventId)?.name ?? 'Событие'
  const where = number === null ? 'в другой активной заявке' : `в активной заявке № ${number}`
  return new Conflict(`«${name}» уже ${where}`)
}
