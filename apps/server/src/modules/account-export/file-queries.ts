import { bytes, type Checked, flag, number, readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'

const isStoredDocument = shaped({
  id: number,
  name: text,
  number: text,
  date: text,
  group: text,
  isVoid: flag,
})
export type StoredDocument = Checked<typeof isStoredDocument>

/** In the order in which they were registered, without what they are made from. */
export async function listStoredDocuments(tx: Tx, companyId: number): Promise<StoredDocument[]> {
  return readRows(
    tx.$client,
    isStoredDocument,
    `select id, name, number, date, template_group as "group", voided_at is not null as "isVoid"
     from documents where company_id = $1 order by id`,
    [companyId],
  )
}

/** `folder` and `name` as they were called when the file came. */
const isKeptFile = shaped({ id: number, folder: text, name: text })
export type ExportedFile = Checked<typeof isKeptFile>
export type KeptKind = 'template' | 'scan' | 'evidence' | 'photo'

const LISTS = {
  template: `select id, template_id as folder, format('редакция %s %s', edition, file_name) as name
    from personal_templates where company_id = $1 order by id`,
  scan: `select id, dispatch_id::text as folder, file_name as name
    from dispatch_scans where company_id = $1 order by id`,
  evidence: `select e.id, format('№ %s-%s', i.number, i.year) as folder, e.file_name as name
    from incident_evidence e join incidents i on i.company_id = e.company_id and i.id = e.incident_id
    where e.company_id = $1 order by e.id`,
  photo: `select p.employee_id as id, '' as folder, format('%s.%s', trim(e.last_name || ' ' || e.first_name || ' ' || e.father_name),
      case p.media_type when 'image/jpeg' then 'jpg' when 'image/png' then 'png' else 'webp' end) as name
    from employee_photos p join employees e on e.company_id = p.company_id and e.id = p.employee_id
    where p.company_id = $1 order by p.employee_id`,
} satisfies Record<KeptKind, string>

const BYTES = {
  template: 'select content as bytes from personal_templates where company_id = $1 and id = $2',
  scan: 'select bytes from dispatch_scans where company_id = $1 and id = $2',
  evidence: 'select bytes from incident_evidence where company_id = $1 and id = $2',
  photo: 'select bytes from employee_photos where company_id = $1 and employee_id = $2',
} satisfies Record<KeptKind, string>

export async function listKeptFiles(tx: Tx, companyId: number, kind: KeptKind): Promise<ExportedFile[]> {
  return readRows(tx.$client, isKeptFile, LISTS[kind], [companyId])
}

/** Null: removed since the list was read. */
export async function findKeptBytes(
  tx: Tx,
  { companyId, kind, id }: { companyId: number; kind: KeptKind; id: number },
): Promise<Buffer | null> {
  const rows = await readRows(tx.$client, shaped({ bytes: bytes }), BYTES[kind], [companyId, id])
  return rows[0]?.bytes ?? null
}
