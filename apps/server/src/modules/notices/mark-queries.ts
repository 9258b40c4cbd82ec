import type { CalendarDate } from '@ot/domain'
import { readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Candidate } from './notice.ts'

const MARK = `insert into notification_marks (company_id, subject, threshold, told_on)
  select $1, subject, threshold, $2 from jsonb_to_recordset($3::jsonb) r (subject text, threshold text)
  on conflict do nothing returning subject`

/** Of the candidates those that were not told of before; from now on they were. */
export async function markFresh<T extends Candidate>(
  tx: Tx,
  { companyId, today }: { companyId: number; today: CalendarDate },
  candidates: readonly T[],
): Promise<T[]> {
  if (candidates.length === 0) return []
  const marks = candidates.map(({ subject, threshold }) => ({ subject, threshold: String(threshold) }))
  const values = [companyId, today, JSON.stringify(marks)]
  const rows = await readRows(tx.$client, shaped({ subject: text }), MARK, values)
  const fresh = new Set(rows.map(({ subject }) => subject))
  return candidates.filter(({ subject }) => fresh.has(subject))
}

/** What is in order again would be worth telling of another time. */
export async function forgetMarks(tx: Tx, companyId: number, subjects: readonly string[]): Promise<void> {
  await tx.$client.query('delete from notification_marks where company_id = $1 and subject = any ($2)', [
    companyId,
    [...subjects],
  ])
}
