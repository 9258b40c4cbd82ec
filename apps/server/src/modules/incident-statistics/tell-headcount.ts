import type { YearStatistics } from '@ot/contract'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit, checkVersion } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import { listHeadcounts, saveHeadcount } from './queries.ts'
import { NOT_TOLD, readStatistics } from './read-statistics.ts'

type Told = { companyId: number; year: number; headcount: number | null; ifMatch: number | null }

export async function tellHeadcount(
  ctx: Ctx,
  { companyId, year, headcount, ifMatch }: Told,
): Promise<YearStatistics[]> {
  allow(ctx, companyId, 'incident.change')
  if (year > Number(ctx.today(companyId).slice(0, 4))) throw Invalid.field('year', 'Этот год ещё не наступил')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const { headcount: before = null, version = NOT_TOLD } =
      (await listHeadcounts(tx, companyId)).get(year) ?? {}
    const entity = { companyId, entity: 'company', entityId: companyId } as const
    await checkVersion(tx, {
      ...entity,
      stored: version,
      expected: ifMatch,
      among: { field: 'year', to: year },
    })
    await saveHeadcount(tx, { companyId, year }, headcount)
    await audit(tx, ctx, {
      ...entity,
      action: 'incident-statistics.headcount',
      // The year is among what was said: by it the entry is found again.
      before: { averageHeadcount: before },
      after: { year, averageHeadcount: headcount },
    })
    return readStatistics(tx, ctx, companyId)
  })
}
