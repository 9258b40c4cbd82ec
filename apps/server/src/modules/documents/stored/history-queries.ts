import type { DocumentFacts } from '@ot/doc-library'
import type { CalendarDate } from '@ot/domain'
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { checkedSql } from '../../../db/checked-sql.ts'
import { type Check, number, orNull, readRows, shaped, text, writtenByVerbs } from '../../../db/rows.ts'
import { documents } from '../../../db/schema/document.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { DocumentRow } from './queries.ts'

/** A document as it stands in lists: without the facts it was made from. */
export type ListedDocument = Omit<DocumentRow, 'facts' | 'values'> & {
  subject: NonNullable<DocumentFacts['subject']> | null
  /** The newer document in its place, unless that was voided. */
  replacement: { id: number; number: string; date: CalendarDate } | null
}

export type HistoryFilter = {
  companyId: number
  templateId?: string | undefined
  group?: string | undefined
  from?: CalendarDate | undefined
  to?: CalendarDate | undefined
  /** A part of the number. */
  number?: string | undefined
  employeeId?: number | undefined
  /** Only those whose signatures are not there yet. */
  awaiting?: 'true' | undefined
}

/** A void one is never out of date; which of the others are is told from their facts. */
export type PaperStanding =
  | { kind: 'any' }
  | { kind: 'void' }
  | { kind: 'outdated'; ids: readonly number[] }
  | { kind: 'valid'; outdatedIds: readonly number[] }

const replacing = alias(documents, 'replacing')

function listedColumns() {
  const { facts: _facts, values: _values, ...columns } = getTableColumns(documents)
  return columns
}

const LISTED = {
  ...listedColumns(),
  subject: checkedSql(
    orNull(writtenByVerbs<NonNullable<ListedDocument['subject']>>()),
    sql`${documents.facts} -> 'subject'`,
  ),
  replacement: { id: replacing.id, number: replacing.number, date: replacing.date },
}

function listing(tx: Tx) {
  return tx
    .select(LISTED)
    .from(documents)
    .leftJoin(
      replacing,
      and(
        eq(replacing.companyId, documents.companyId),
        eq(replacing.id, documents.replacedBy),
        isNull(replacing.voidedAt),
      ),
    )
    .$dynamic()
}

export async function listDocuments(
  tx: Tx,
  filter: HistoryFilter,
  { standing, page, limit }: { standing: PaperStanding; page: number; limit: number },
): Promise<{ rows: ListedDocument[]; total: number }> {
  const wanted = and(...conditionsOf(filter), standingCondition(standing))
  const rows = await listing(tx)
    .where(wanted)
    .orderBy(desc(documents.date), desc(documents.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await tx.select({ total: count() }).from(documents).where(wanted)
  return { rows, total: counted?.total ?? 0 }
}

const AWAITING = and(
  eq(documents.needsSignature, true),
  isNull(documents.signedOn),
  isNull(documents.voidedAt),
  isNull(documents.replacedBy),
)

function conditionsOf(filter: HistoryFilter) {
  const { companyId, templateId, group, from, to, number, employeeId, awaiting } = filter
  const given = <T>(value: T | undefined, condition: (value: T) => SQL | undefined) =>
    value === undefined ? undefined : condition(value)
  return [
    eq(documents.companyId, companyId),
    given(templateId, (id) => eq(documents.templateId, id)),
    given(group, (id) => eq(documents.group, id)),
    given(from, (day) => gte(documents.date, day)),
    given(to, (day) => lte(documents.date, day)),
    given(number, (part) => contains(part)),
    given(employeeId, concerns),
    given(awaiting, () => AWAITING),
  ]
}

/** In any case of letters: a database in the C locale lowers Latin letters alone. */
function contains(part: string): SQL {
  const russian = sql.raw('collate "ru-RU-x-icu"')
  return sql`strpos(lower(${documents.number} ${russian}), lower(${part}::text ${russian})) > 0`
}

/** About the employee, or naming him in an answer. A number that a question asks for is no employee's id: the facts of
 * the paper say who is named. */
function concerns(employeeId: number): SQL | undefined {
  const person = JSON.stringify([{ id: employeeId }])
  const answers = sql`exists (select 1 from jsonb_each(${documents.values}) answer
    where answer.value = to_jsonb(${employeeId}::bigint) or answer.value @> to_jsonb(array[${employeeId}::bigint]))`
  return or(
    eq(documents.employeeId, employeeId),
    and(sql`${documents.facts} -> 'employees' @> ${person}::jsonb`, answers),
  )
}

function standingCondition(standing: PaperStanding): SQL | undefined {
  switch (standing.kind) {
    case 'any':
      return undefined
    case 'void':
      return isNotNull(documents.voidedAt)
    case 'outdated':
      return among(standing.ids)
    case 'valid':
      return and(isNull(documents.voidedAt), not(among(standing.outdatedIds)))
  }
}

const LATEST = `select distinct on (template_id) id from documents where company_id = $1
  order by template_id, (voided_at is null) desc, date desc, id desc`

/** The newest of each template, one that holds before one that does not. */
export async function listLatest(tx: Tx, companyId: number): Promise<ListedDocument[]> {
  // In two steps, here and below: joined into one, a table whose statistics have not been gathered yet is read once a row.
  const latest = await readRows(tx.$client, shaped({ id: number }), LATEST, [companyId])
  return listing(tx).where(and(eq(documents.companyId, companyId), among(latest.map(({ id }) => id))))
}

function among(ids: readonly number[]): SQL {
  return sql`${documents.id} = any(${sql.param(ids)}::bigint[])`
}

export async function countByTemplate(tx: Tx, companyId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ templateId: documents.templateId, count: count() })
    .from(documents)
    .where(eq(documents.companyId, companyId))
    .groupBy(documents.templateId)
  return new Map(rows.map(({ templateId, count }) => [templateId, count]))
}

export type HeldDocument = Pick<DocumentRow, 'id' | 'templateId' | 'edition'>

const isHeldDocument: Check<HeldDocument> = shaped({ id: number, templateId: text, edition: number })

const HOLDING = `select distinct on (template_id, employee_id, department_id, position_id)
  id, template_id as "templateId", edition
  from documents where company_id = $1 and voided_at is null
  order by template_id, employee_id, department_id, position_id, date desc, id desc`

/**
 * Documents that may have fallen behind: of each template the newest valid one about the same subject. An older one was
 * followed by it, hence a replaced one is never among them.
 */
export async function findHolding(tx: Tx, companyId: number): Promise<HeldDocument[]> {
  return readRows(tx.$client, isHeldDocument, HOLDING, [companyId])
}

export async function loadDocuments(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<DocumentRow[]> {
  return tx
    .select()
    .from(documents)
    .where(and(eq(documents.companyId, companyId), among(ids)))
    .orderBy(documents.id)
}
