import { LISTS, type ListKey } from '@ot/domain'
import { numbered } from '../../db/name-order.ts'
import { type Checked, listOf, number, oneOf, orNull, readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

const isView = shaped({
  id: number,
  companyId: number,
  version: number,
  list: oneOf(LISTS),
  name: text,
  ownerId: orNull(number),
  search: text,
})
export type ListViewRow = Checked<typeof isView>
/** `ownerId`: whose alone it is; null: of all. */
export type ListViewFields = Omit<ListViewRow, 'id' | 'companyId' | 'version'>

const COLUMNS = 'id, company_id as "companyId", version, list, name, owner_id::float8 as "ownerId", search'

export function listViewFields({ list, name, ownerId, search }: ListViewRow): ListViewFields {
  return { list, name, ownerId, search }
}

/** By name, as users order names. */
export async function listSeenViews(tx: Tx, companyId: number, userId: number): Promise<ListViewRow[]> {
  return readRows(tx.$client, isView, {
    name: 'list-views',
    text: `select ${COLUMNS} from list_views where company_id = $1 and (owner_id is null or owner_id = $2)
      order by ${numbered('name')}, id`,
    values: [companyId, userId],
  })
}

type Asked = { id: number; userId: number }

export async function getView(tx: Tx, companyId: number, { id, userId }: Asked): Promise<ListViewRow> {
  const [row] = await readRows(
    tx.$client,
    isView,
    `select ${COLUMNS} from list_views
     where company_id = $1 and id = $2 and (owner_id is null or owner_id = $3) for update`,
    [companyId, id, userId],
  )
  if (row === undefined) throw new NotFound()
  return row
}

export async function getViewCompany(
  tx: Tx,
  companyIds: readonly number[],
  { id, userId }: Asked,
): Promise<number> {
  const [row] = await readRows(
    tx.$client,
    shaped({ companyId: number }),
    `select company_id as "companyId" from list_views
     where company_id = any($1) and id = $2 and (owner_id is null or owner_id = $3)`,
    [companyIds, id, userId],
  )
  if (row === undefined) throw new NotFound()
  return row.companyId
}

/** Who keeps a view for himself alone, and when he saved it last. */
export async function findOwnSave(
  tx: Tx,
  { companyId, id }: Pick<ListViewRow, 'companyId' | 'id'>,
): Promise<{ by: string; at: string }> {
  const [row] = await readRows(
    tx.$client,
    shaped({ by: text, at: text }),
    `select coalesce(u.name, u.email) as by, to_json(v.updated_at) #>> '{}' as at
     from list_views v join users u on u.id = v.owner_id where v.company_id = $1 and v.id = $2`,
    [companyId, id],
  )
  if (row === undefined) throw new NotFound()
  return row
}

export async function countViews(
  tx: Tx,
  companyId: number,
  { list, ownerId }: Pick<ListViewFields, 'list' | 'ownerId'>,
): Promise<number> {
  const [row] = await readRows(
    tx.$client,
    shaped({ count: number }),
    `select count(*)::int as count from list_views
     where company_id = $1 and list = $2 and owner_id is not distinct from $3`,
    [companyId, list, ownerId],
  )
  return row?.count ?? 0
}

export async function insertView(
  tx: Tx,
  { companyId, now }: { companyId: number; now: string },
  { list, name, ownerId, search }: ListViewFields,
): Promise<ListViewRow> {
  const [row] = await readRows(
    tx.$client,
    isView,
    `insert into list_views (company_id, created_at, updated_at, list, name, owner_id, search)
     values ($1, $2, $2, $3, $4, $5, $6) returning ${COLUMNS}`,
    [companyId, now, list, name, ownerId, search],
  )
  if (row === undefined) throw new Error('the insert returned no row')
  return row
}

export async function updateView(
  tx: Tx,
  { companyId, id, now }: { companyId: number; id: number; now: string },
  { name, ownerId, search }: ListViewFields,
): Promise<ListViewRow> {
  const [row] = await readRows(
    tx.$client,
    isView,
    `update list_views set version = version + 1, updated_at = $3, name = $4, owner_id = $5, search = $6
     where company_id = $1 and id = $2 returning ${COLUMNS}`,
    [companyId, id, now, name, ownerId, search],
  )
  if (row === undefined) throw new NotFound()
  return row
}

export async function deleteView(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx.$client.query('delete from list_views where company_id = $1 and id = $2', [companyId, id])
}

export type HiddenColumns = { list: ListKey; hidden: string[] }

const isHidden = shaped({ list: oneOf(LISTS), hidden: listOf(text) })

export async function listHiddenColumns(tx: Tx, companyId: number, userId: number): Promise<HiddenColumns[]> {
  return readRows(
    tx.$client,
    isHidden,
    'select list, hidden from list_columns where company_id = $1 and user_id = $2 order by list',
    [companyId, userId],
  )
}

/** Where all are shown there is nothing to remember. */
export async function saveHiddenColumns(
  tx: Tx,
  companyId: number,
  userId: number,
  { list, hidden }: HiddenColumns,
): Promise<void> {
  const key = [userId, companyId, list]
  if (hidden.length === 0) {
    await tx.$client.query(
      'delete from list_columns where user_id = $1 and company_id = $2 and list = $3',
      key,
    )
    return
  }
  await tx.$client.query(
    `insert into list_columns (user_id, company_id, list, hidden) values ($1, $2, $3, $4)
     on conflict (user_id, company_id, list) do update set hidden = excluded.hidden`,
    [...key, hidden],
  )
}
