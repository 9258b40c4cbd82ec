import type { TakingBack } from '@ot/contract'
import { isAllowed, type Role } from '@ot/domain'
import { addSeconds } from '../foundation/clock.ts'
import { number, oneOf, readRows, shaped } from './rows.ts'
import type { Tx } from './transaction.ts'
import { OWN_DEED, UNDO_PERMISSIONS } from './undoable.ts'

/** So long a deletion or a change of many can be taken back. */
export const UNDO_SECONDS = 24 * 60 * 60

type Reader = { now: string; userId: number; memberships: ReadonlyMap<number, { role: Role }> }

/** Of entries of the log those that a deed has written which who reads may still take back. */
export async function deedsToTakeBack(
  tx: Tx,
  { now, userId, memberships }: Reader,
  companyId: number,
  entryIds: readonly number[],
): Promise<ReadonlyMap<number, TakingBack>> {
  const rows = await readRows(
    tx.$client,
    shaped({
      entryId: number,
      undoId: number,
      entries: number,
      doerId: number,
      permission: oneOf(UNDO_PERMISSIONS),
    }),
    `select entry::float8 as "entryId", id::float8 as "undoId", cardinality(entries) as entries,
       user_id::float8 as "doerId", permission
     from undos cross join unnest(entries) entry
     where company_id = $1 and undone_at is null and at >= $2 and entry = any($3)`,
    [companyId, addSeconds(now, -UNDO_SECONDS), entryIds],
  )
  const role = memberships.get(companyId)?.role
  const allowed = rows.filter(({ permission, doerId }) =>
    permission === OWN_DEED ? doerId === userId : role !== undefined && isAllowed(role, permission),
  )
  return new Map(
    allowed.map(({ entryId, undoId, entries }) => [entryId, { kind: 'deed' as const, undoId, entries }]),
  )
}
