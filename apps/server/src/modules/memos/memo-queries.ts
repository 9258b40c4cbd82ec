import type { MemoStatus, Section } from '@ot/domain'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { checkedSql } from '../../db/checked-sql.ts'
import { number, text } from '../../db/rows.ts'
import { companies } from '../../db/schema/company.ts'
import { memoLines, memos } from '../../db/schema/memo.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

export type MemoRow = typeof memos.$inferSelect
export type LineRow = typeof memoLines.$inferSelect
/** With the employee's name as it is now. */
export type ListedLine = LineRow & { fullname: string }
export type ListedMemo = MemoRow & { lines: number; linesDone: number }

type Filter = { section: Section | null; status: MemoStatus | null }

/** Newest first. */
export async function listMemos(
  tx: Tx,
  companyId: number,
  { section, status }: Filter,
): Promise<ListedMemo[]> {
  return tx
    .select({
      ...memoColumns,
      lines: checkedSql(
        number,
        sql`(select count(*)::int from memo_lines l
        where l.company_id = memos.company_id and l.memo_id = memos.id)`,
      ),
      linesDone: checkedSql(
        number,
        sql`(select count(*)::int from memo_lines l
        where l.company_id = memos.company_id and l.memo_id = memos.id and l.completion_date is not null
          and (memos.section <> 'sout' or l.final_working_conditions_class is not null)
          and (memos.section <> 'risk' or l.final_risk_level is not null))`,
      ),
    })
    .from(memos)
    .where(
      and(
        eq(memos.companyId, companyId),
        section === null ? undefined : eq(memos.section, section),
        status === null ? undefined : eq(memos.status, status),
      ),
    )
    .orderBy(sql`${memos.year} desc, ${memos.number} desc`)
}

const memoColumns = {
  companyId: memos.companyId,
  id: memos.id,
  version: memos.version,
  createdAt: memos.createdAt,
  updatedAt: memos.updatedAt,
  number: memos.number,
  year: memos.year,
  name: memos.name,
  section: memos.section,
  status: memos.status,
  author: memos.author,
  fullName: memos.fullName,
  note: memos.note,
  savedAsCompleted: memos.savedAsCompleted,
}

/** For calls that name only the memo, hence among all companies of the user. */
export async function getMemo(tx: Tx, companyIds: readonly number[], id: number): Promise<MemoRow> {
  const [row] = await tx
    .select()
    .from(memos)
    .where(and(inArray(memos.companyId, [...companyIds]), eq(memos.id, id)))
  if (row === undefined) throw new NotFound()
  return row
}

export async function listLines(tx: Tx, companyId: number, memoId: number): Promise<ListedLine[]> {
  const rows = await tx
    .select({
      line: memoLines,
      fullname: checkedSql(
        text,
        sql`(select trim(e.last_name || ' ' || e.first_name || ' ' || e.father_name) from employees e
        where e.company_id = memo_lines.company_id and e.id = memo_lines.employee_id)`,
      ),
    })
    .from(memoLines)
    .where(and(eq(memoLines.companyId, companyId), eq(memoLines.memoId, memoId)))
    .orderBy(asc(memoLines.place), asc(memoLines.id))
  return rows.map(({ line, fullname }) => ({ ...line, fullname }))
}

export async function insertMemo(tx: Tx, values: typeof memos.$inferInsert): Promise<MemoRow> {
  const [row] = await tx.insert(memos).values(values).returning()
  if (row === undefined) throw new Error('the insert returned no row')
  return row
}

export async function updateMemo(tx: Tx, memo: MemoRow, now: string): Promise<MemoRow> {
  const { name, status, author, fullName, note, savedAsCompleted } = memo
  const [row] = await tx
    .update(memos)
    .set({
      name,
      status,
      author,
      fullName,
      note,
      savedAsCompleted,
      version: memo.version + 1,
      updatedAt: now,
    })
    .where(ofMemo(memo))
    .returning()
  if (row === undefined) throw new NotFound()
  return row
}

export async function deleteMemoRow(tx: Tx, memo: MemoRow): Promise<void> {
  await tx.delete(memos).where(ofMemo(memo))
}

export type NewLine = Omit<LineRow, 'id' | 'companyId' | 'memoId' | 'place'>

export async function insertLines(
  tx: Tx,
  { companyId, id: memoId }: MemoRow,
  lines: readonly NewLine[],
  firstPlace: number,
): Promise<LineRow[]> {
  if (lines.length === 0) return []
  return tx
    .insert(memoLines)
    .values(lines.map((line, index) => ({ ...line, companyId, memoId, place: firstPlace + index })))
    .returning()
}

export async function saveLine(tx: Tx, line: LineRow): Promise<void> {
  const { companyId, id, memoId, ...values } = line
  await tx
    .update(memoLines)
    .set(values)
    .where(and(eq(memoLines.companyId, companyId), eq(memoLines.memoId, memoId), eq(memoLines.id, id)))
}

export async function deleteLines(tx: Tx, memo: MemoRow, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .delete(memoLines)
    .where(
      and(
        eq(memoLines.companyId, memo.companyId),
        eq(memoLines.memoId, memo.id),
        inArray(memoLines.id, [...ids]),
      ),
    )
}

export async function findDirectorName(tx: Tx, companyId: number): Promise<string | null> {
  const [company] = await tx
    .select({ directorName: companies.directorName })
    .from(companies)
    .where(eq(companies.id, companyId))
  return company?.directorName ?? null
}

function ofMemo({ companyId, id }: MemoRow) {
  return and(eq(memos.companyId, companyId), eq(memos.id, id))
}
