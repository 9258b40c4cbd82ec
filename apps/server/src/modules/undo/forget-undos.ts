import type { Deps } from '../../context/deps.ts'
import { number, readRows, shaped } from '../../db/rows.ts'
import { transaction } from '../../db/transaction.ts'
import { UNDO_SECONDS } from '../../db/undo-offers.ts'
import { addSeconds } from '../../foundation/clock.ts'
import { deleteUndosBefore } from './undo-queries.ts'

/** What can be taken back no longer is kept no longer. */
export async function forgetUndos({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const companies = await readRows(database.pool, shaped({ id: number }), 'select id from companies')
  const ids = companies.map(({ id }) => id)
  await transaction(database, 'read write', ids, (tx) =>
    deleteUndosBefore(tx, addSeconds(clock.now(), -UNDO_SECONDS)),
  )
}
