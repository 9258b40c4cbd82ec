import type { CallAnswer } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { SEARCH_KINDS } from '@ot/domain'
import { findRanked } from '@ot/text'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { keepWhileUnchanged } from '../../db/while-unchanged.ts'
import { loadSearched, type Searched, templateEntries } from './searched-records.ts'

/** Less than a megabyte each: 500 people with a thousand papers. */
const COMPANIES_KEPT = 50
/** Of a kind: whoever wants the seventh types another letter. */
const MOST_OF_KIND = 6

export type CompanySearch = (
  ctx: Ctx,
  asked: { companyId: number; q: string },
) => Promise<CallAnswer<'GET /api/search'>>

/**
 * Every letter typed is a call: the words of a company are read anew only when one of its records has changed. The kind whose best
 * answers best stands first: a paper named by the words before people who are found by their position.
 */
export function makeSearch(library: Library): CompanySearch {
  const templates = templateEntries(library)
  const whileUnchanged = keepWhileUnchanged<Searched>(COMPANIES_KEPT)
  return async (ctx, { companyId, q }) => {
    const { timeZone } = membershipOf(ctx, companyId)
    const today = ctx.today(companyId)
    const searched = await whileUnchanged(ctx.database, { companyId, of: today }, () =>
      readScoped(ctx, (tx) => loadSearched(tx, templates, { companyId, timeZone, today })),
    )
    return SEARCH_KINDS.map((kind) => findRanked(searched[kind], q, MOST_OF_KIND))
      .sort(([left], [right]) => (right?.rank ?? 0) - (left?.rank ?? 0))
      .flatMap((kind) => kind.map(({ found }) => found))
  }
}
