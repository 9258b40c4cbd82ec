import type { Library } from '@ot/doc-library'
import type { CalendarDate } from '@ot/domain'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { getTemplate, groupOf } from './paper/template-of.ts'
import { foretellNumber } from './take-number.ts'

type Asked = { companyId: number; templateId: string; date: CalendarDate }

/** What registering a paper of that day would give it now; nothing is taken. */
export async function readNextNumber(
  ctx: Ctx,
  library: Library,
  { companyId, templateId, date }: Asked,
): Promise<{ number: string }> {
  membershipOf(ctx, companyId)
  const group = groupOf(library, getTemplate(library, templateId))
  const year = Number(date.slice(0, 4))
  return { number: await readScoped(ctx, (tx) => foretellNumber(tx, { companyId, group, year })) }
}
