import { isLogAction, LOG_ENTITIES, type LogAction } from '@ot/domain'
import {
  anyObject,
  type Checked,
  listOf,
  number,
  oneOf,
  orNull,
  readRows,
  shaped,
  text,
  writtenByVerbs,
} from '../../db/rows.ts'
import type { FieldChange } from '../../db/schema/audit.ts'
import { TABLES } from '../../db/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { type TouchedRow, UNDO_PERMISSIONS } from '../../db/undoable.ts'
import { NotFound } from '../../foundation/errors.ts'

export const TOO_LATE = 'Отменить уже нельзя: отмена действует сутки'

const isTouchedRow = (value: unknown): value is TouchedRow =>
  anyObject(value) &&
  typeof value.table === 'string' &&
  value.table in TABLES &&
  typeof value.key === 'string'

const isUndo = shaped({
  id: number,
  companyId: number,
  at: text,
  userId: number,
  permission: oneOf(UNDO_PERMISSIONS),
  name: orNull(text),
  rows: listOf(isTouchedRow),
  entries: listOf(number),
  undoneAt: orNull(text),
})
export type UndoRow = Checked<typeof isUndo>

/** Locked until the transaction ends: of two who take one deed back the second finds it taken back. */
export async function getUndo(tx: Tx, companyId: number, id: number): Promise<UndoRow> {
  const [row] = await readRows(
    tx.$client,
    isUndo,
    `select id, company_id as "companyId", to_json(at)#>>'{}' as at, user_id::float8 as "userId", permission, name, rows,
       array(select unnest(entries)::int) as entries, to_json(undone_at)#>>'{}' as "undoneAt"
     from undos where company_id = $1 and id = $2 for update`,
    [companyId, id],
  )
  if (row === undefined) throw new NotFound(TOO_LATE)
  return row
}

export async function getUndoCompany(tx: Tx, companyIds: readonly number[], id: number): Promise<number> {
  const [row] = await readRows(
    tx.$client,
    shaped({ companyId: number }),
    'select company_id as "companyId" from undos where company_id = any($1) and id = $2',
    [companyIds, id],
  )
  if (row === undefined) throw new NotFound(TOO_LATE)
  return row.companyId
}

/** What has been put back is kept no longer; that it has been is. */
export async function markUndone(tx: Tx, { companyId, id }: UndoRow, at: string): Promise<void> {
  await tx.$client.query(`update undos set undone_at = $3, rows = '[]' where company_id = $1 and id = $2`, [
    companyId,
    id,
    at,
  ])
}

const isLoggedDeed = shaped({
  action: (value: unknown): value is LogAction => typeof value === 'string' && isLogAction(value),
  entity: oneOf(LOG_ENTITIES),
  entityId: orNull(number),
  changes: listOf(writtenByVerbs<FieldChange>()),
})
export type LoggedDeed = Checked<typeof isLoggedDeed>

/** What the log says of the deed, in its order. */
export async function listEntries(tx: Tx, { companyId, entries }: UndoRow): Promise<LoggedDeed[]> {
  return readRows(
    tx.$client,
    isLoggedDeed,
    `select action, entity, entity_id as "entityId", changes from audit_entries
     where company_id = $1 and id = any($2) order by id`,
    [companyId, entries],
  )
}

export async function deleteUndosBefore(tx: Tx, instant: string): Promise<void> {
  await tx.$client.query('delete from undos where at < $1', [instant])
}
