import type { YearStatistics } from '@ot/contract'
import { frequencyCoefficient, lossCoefficient, severityCoefficient } from '@ot/domain'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped, type Tx } from '../../db/transaction.ts'
import {
  type CountedYear,
  countByYear,
  countMicrotraumas,
  getCompanyHeadcount,
  listHeadcounts,
} from './queries.ts'

export async function statisticsOf(ctx: Ctx, companyId: number): Promise<YearStatistics[]> {
  membershipOf(ctx, companyId)
  return readScoped(ctx, (tx) => readStatistics(tx, ctx, companyId))
}

/** The version of what nobody has said. */
export const NOT_TOLD = 0

/** Newest first, this year and the last one even when nothing happened. */
export async function readStatistics(tx: Tx, ctx: Ctx, companyId: number): Promise<YearStatistics[]> {
  const counted = new Map((await countByYear(tx, companyId)).map((row) => [row.year, row]))
  const microtraumas = await countMicrotraumas(tx, companyId)
  const told = await listHeadcounts(tx, companyId)
  const usual = await getCompanyHeadcount(tx, companyId)
  const thisYear = Number(ctx.today(companyId).slice(0, 4))
  const toldYears = [...told].filter(([, { headcount }]) => headcount !== null).map(([year]) => year)
  const known = [...counted.keys(), ...microtraumas.keys(), ...toldYears, thisYear - 1]
  const first = Math.min(...known)
  const years = Array.from({ length: thisYear - first + 1 }, (_, ago) => thisYear - ago)
  return years.map((year) => {
    const row = counted.get(year) ?? nothingIn(year)
    const { headcount: own = null, version = NOT_TOLD } = told.get(year) ?? {}
    const headcount = own ?? usual
    const figures = { ...row, headcount }
    return {
      ...row,
      headcount,
      isHeadcountTold: own !== null,
      version,
      microtraumas: microtraumas.get(year) ?? 0,
      frequency: frequencyCoefficient(figures),
      severity: areDaysTold(row) ? severityCoefficient(figures) : null,
      loss: areDaysTold(row) ? lossCoefficient(figures) : null,
    }
  })
}

/** Nobody's days are known while all are still ill: nought would look like nothing lost. */
function areDaysTold({ victims, dead, daysUnknown }: CountedYear): boolean {
  return daysUnknown === 0 || daysUnknown < victims - dead
}

function nothingIn(year: number): CountedYear {
  return {
    year,
    accidents: 0,
    notWorkRelated: 0,
    victims: 0,
    serious: 0,
    dead: 0,
    daysLost: 0,
    daysUnknown: 0,
  }
}
