import { MEMO_STATUSES, RECIPIENT_STATES } from '@ot/domain'
import { type Checked, flag, listOf, number, oneOf, orNull, readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'

export type OfEmployee = { companyId: number; employeeId: number }

/** So many papers of a kind are named, the newest first; `total` counts them all. */
const NAMED = 5

const isOwnDocument = shaped({
  id: number,
  name: text,
  number: text,
  date: text,
  awaitsSignature: flag,
  total: number,
})
export type OwnDocument = Checked<typeof isOwnDocument>

const DOCUMENTS = `select id, name, number, date::text, needs_signature and signed_on is null as "awaitsSignature",
  count(*) over ()::int as total
  from documents where company_id = $1 and employee_id = $2 and voided_at is null and replaced_by is null
  order by date desc, id desc limit ${NAMED}`

/** Registered papers about him that hold. */
export async function listOwnDocuments(tx: Tx, of: OfEmployee): Promise<OwnDocument[]> {
  return readRows(tx.$client, isOwnDocument, {
    name: 'summary-documents',
    text: DOCUMENTS,
    values: [of.companyId, of.employeeId],
  })
}

const isOwnDispatch = shaped({
  id: number,
  createdAt: text,
  documents: listOf(text),
  state: oneOf(RECIPIENT_STATES),
  total: number,
})
export type OwnDispatch = Checked<typeof isOwnDispatch>

const DISPATCHES = `select s.id, to_json(s.created_at)#>>'{}' as "createdAt", r.state, count(*) over ()::int as total,
  (select coalesce(json_agg(d.name order by l.place), '[]') from dispatch_documents l
    join documents d on d.company_id = l.company_id and d.id = l.document_id
    where l.company_id = s.company_id and l.dispatch_id = s.id) as documents
  from dispatch_recipients r join dispatches s on s.company_id = r.company_id and s.id = r.dispatch_id
  where r.company_id = $1 and r.employee_id = $2 and s.revoked_at is null and r.revoked_at is null
  order by s.created_at desc, s.id desc limit ${NAMED}`

/** What was sent to him and not taken back. */
export async function listOwnDispatches(tx: Tx, of: OfEmployee): Promise<OwnDispatch[]> {
  return readRows(tx.$client, isOwnDispatch, {
    name: 'summary-dispatches',
    text: DISPATCHES,
    values: [of.companyId, of.employeeId],
  })
}

const isOwnMemo = shaped({ id: number, number, name: text, status: oneOf(MEMO_STATUSES), total: number })
export type OwnMemo = Checked<typeof isOwnMemo>

const MEMOS = `select m.id, m.number, m.name, m.status, count(*) over ()::int as total from memos m
  where m.company_id = $1 and m.id in (select l.memo_id from memo_lines l where l.company_id = $1 and l.employee_id = $2)
  order by m.id desc limit ${NAMED}`

/** Memos with a line of him. */
export async function listOwnMemos(tx: Tx, of: OfEmployee): Promise<OwnMemo[]> {
  return readRows(tx.$client, isOwnMemo, {
    name: 'summary-memos',
    text: MEMOS,
    values: [of.companyId, of.employeeId],
  })
}

const isOwnRole = shaped({ roleId: number, orderNumber: orNull(text), orderDate: orNull(text) })
export type OwnRole = Checked<typeof isOwnRole>

const ROLES = `select role_id as "roleId", order_number as "orderNumber", order_date::text as "orderDate"
  from responsibilities where company_id = $1 and employee_id = $2 order by role_id`

export async function listOwnRoles(tx: Tx, of: OfEmployee): Promise<OwnRole[]> {
  return readRows(tx.$client, isOwnRole, {
    name: 'summary-roles',
    text: ROLES,
    values: [of.companyId, of.employeeId],
  })
}
