import type { Ctx } from '../../context/ctx.ts'
import { number, readRows, shaped } from '../../db/rows.ts'
import type { CompanyTable } from '../../db/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { Conflict } from '../../foundation/errors.ts'
import { requireTariffHolds } from '../people/index.ts'
import type { UndoRow } from './undo-queries.ts'

/** What the constraints of the database do not forbid and the verbs do: `$1` the company, `$2` when it was deleted. */
const RIVALS = {
  absences: {
    found: `a.employee_id = b.employee_id
      and daterange(a.starts_on, a.ends_on, '[]') && daterange(b.starts_on, b.ends_on, '[]')`,
    message: 'Вернуть нельзя: на эти дни у работника уже записано другое отсутствие',
  },
  events: {
    found: `a.employee_id = b.employee_id and a.section = b.section and a.name = b.name and a.return_of is null
      and a.rule is not distinct from b.rule and a.closed_on is null and b.closed_on is null and b.created_at >= $2`,
    message: 'Вернуть нельзя: такая же обязанность этого работника уже заведена снова',
  },
  employee_instructions: {
    found: `a.employee_id = b.employee_id and a.name = b.name and b.created_at >= $2`,
    message: 'Вернуть нельзя: такая же инструкция этому работнику уже выдана снова',
  },
} as const satisfies Partial<Record<CompanyTable, { found: string; message: string }>>

/** Refuses where what has been put back (`a`) meets another (`b`) that came in its place. */
export async function requireNoRival(tx: Tx, ctx: Ctx, { companyId, at, rows }: UndoRow): Promise<void> {
  for (const [table, { found, message }] of Object.entries(RIVALS)) {
    const keys = rows.flatMap((row) => (row.table === table && row.left === null ? [row.key] : []))
    if (keys.length === 0) continue
    const rivals = await readRows(
      tx.$client,
      shaped({ id: number }),
      `select b.id from ${table} a join ${table} b on b.company_id = a.company_id and b.id <> a.id
       where a.company_id = $1 and jsonb_build_array(a.id)::text = any($3)
         and not jsonb_build_array(b.id)::text = any($3) and $2::timestamptz is not null and ${found} limit 1`,
      [companyId, at, keys],
    )
    if (rivals.length > 0) throw new Conflict(message)
  }
  const isBackAtWork = rows.some(
    ({ table, columns }) => table === 'employees' && columns?.includes('dismissed_on'),
  )
  if (isBackAtWork) await requireTariffHolds(tx, ctx, companyId)
}
