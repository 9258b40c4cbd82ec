import type { YearStatistics } from '@ot/contract'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import { listHeadcounts, saveHeadcount } from './queries.ts'
import { readStatistics } from './read-statistics.ts'

type Told = { companyId: number; year: number; headcount: number | null }

export async function tellHeadcount(
  ctx: Ctx,
  { companyId, year, headcount }: Told,
): Promise<YearStatistics[]> {
  allow(ctx, companyId, 'incident.change')
  if (year > Number(ctx.today(companyId).slice(0, 4))) throw Invalid.field('year', 'Этот год ещё не наступил')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const before = (await listHeadcounts(tx, companyId)).get(year) ?? null
    await saveHeadcount(tx, { companyId, year }, headcount)
    await audit(tx, ctx, {
      companyId,
      action: 'incident-statistics.headcount',
      entity: 'company',
      entityId: companyId,
      before: { year, averageHeadcount: before },
      after: { year, averageHeadcount: headcount },
    })
    return readStatistics(tx, ctx, companyId)
  })
}
