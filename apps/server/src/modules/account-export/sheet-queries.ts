import { RECIPIENT_STATES } from '@ot/domain'
import { numbered } from '../../db/name-order.ts'
import { type Checked, flag, number, oneOf, orNull, readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'

const isInstructionLine = shaped({
  fullname: text,
  number: orNull(text),
  name: text,
  approvedOn: orNull(text),
  acknowledgedOn: orNull(text),
})
export type InstructionLine = Checked<typeof isInstructionLine>

const FULL_NAME = `concat_ws(' ', e.last_name, e.first_name, nullif(e.father_name, ''))`

export async function listInstructionLines(tx: Tx, companyId: number): Promise<InstructionLine[]> {
  return readRows(
    tx.$client,
    isInstructionLine,
    `select ${FULL_NAME} as fullname, i.number, i.name, i.approved_on as "approvedOn",
       i.acknowledged_on as "acknowledgedOn"
     from employee_instructions i join employees e on e.company_id = i.company_id and e.id = i.employee_id
     where i.company_id = $1 order by fullname, i.id`,
    [companyId],
  )
}

const isTransferLine = shaped({
  fullname: text,
  movedOn: text,
  fromDepartment: text,
  fromPosition: text,
  fromWorkplace: orNull(text),
  toDepartment: text,
  toPosition: text,
  toWorkplace: orNull(text),
  orderNumber: orNull(text),
  orderDate: orNull(text),
  isUndone: flag,
})
export type TransferLine = Checked<typeof isTransferLine>

/** Those undone too, the earliest first. */
export async function listTransferLines(tx: Tx, companyId: number): Promise<TransferLine[]> {
  return readRows(
    tx.$client,
    isTransferLine,
    `select ${FULL_NAME} as fullname, t.moved_on as "movedOn", t.from_department as "fromDepartment",
       t.from_position as "fromPosition", t.from_workplace as "fromWorkplace", t.to_department as "toDepartment",
       t.to_position as "toPosition", t.to_workplace as "toWorkplace", t.order_number as "orderNumber",
       t.order_date as "orderDate", t.undone_at is not null as "isUndone"
     from transfers t join employees e on e.company_id = t.company_id and e.id = t.employee_id
     where t.company_id = $1 order by t.moved_on, t.id`,
    [companyId],
  )
}

const isRecipientLine = shaped({
  dispatchId: number,
  sentOn: text,
  documents: text,
  fullName: text,
  email: orNull(text),
  state: oneOf(RECIPIENT_STATES),
  acknowledgedOn: orNull(text),
  signedOn: orNull(text),
})
export type RecipientLine = Checked<typeof isRecipientLine>

/** Days in the company's time zone. */
export async function listRecipientLines(tx: Tx, companyId: number): Promise<RecipientLine[]> {
  const rows = await readRows(
    tx.$client,
    isRecipientLine,
    `select d.id as "dispatchId", (d.created_at at time zone c.time_zone)::date as "sentOn",
       (select string_agg(format('%s № %s', p.name, p.number), '; ' order by s.place)
         from dispatch_documents s join documents p on p.company_id = s.company_id and p.id = s.document_id
         where s.company_id = d.company_id and s.dispatch_id = d.id) as documents,
       coalesce(r.full_name, ${FULL_NAME}) as "fullName", r.email, r.state,
       (r.acknowledged_at at time zone c.time_zone)::date as "acknowledgedOn", r.signed_on as "signedOn"
     from dispatches d
     join companies c on c.id = d.company_id
     join dispatch_recipients r on r.company_id = d.company_id and r.dispatch_id = d.id
     left join employees e on e.company_id = r.company_id and e.id = r.employee_id
     where d.company_id = $1 order by d.id, r.place`,
    [companyId],
  )
  return rows
}

const isWorkplaceLine = shaped({
  number: text,
  name: text,
  department: orNull(text),
  workingConditionsClass: orNull(text),
  reportOn: orNull(text),
  registeredOn: orNull(text),
})
export type WorkplaceLine = Checked<typeof isWorkplaceLine>

export async function listWorkplaceLines(tx: Tx, companyId: number): Promise<WorkplaceLine[]> {
  return readRows(
    tx.$client,
    isWorkplaceLine,
    `select w.number, w.name, d.name as department, w.working_conditions_class as "workingConditionsClass",
       w.report_on as "reportOn", w.registered_on as "registeredOn"
     from workplaces w left join departments d on d.company_id = w.company_id and d.id = w.department_id
     where w.company_id = $1 order by ${numbered('w.number')}, w.id`,
    [companyId],
  )
}

const isDocumentLine = shaped({
  name: text,
  number: text,
  date: text,
  voidReason: orNull(text),
  isVoid: flag,
  signedOn: orNull(text),
})
export type DocumentLine = Checked<typeof isDocumentLine>

export async function listDocumentLines(tx: Tx, companyId: number): Promise<DocumentLine[]> {
  return readRows(
    tx.$client,
    isDocumentLine,
    `select name, number, date, void_reason as "voidReason", voided_at is not null as "isVoid",
       signed_on as "signedOn" from documents where company_id = $1 order by date desc, id desc`,
    [companyId],
  )
}
