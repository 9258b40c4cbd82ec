import type { CallAnswer } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { type Ctx, membershipOf } from '../../context/ctx.ts'

/** The texts are the library's: a company sees its own editions under the same titles. */
export function searchTemplates(
  ctx: Ctx,
  library: Library,
  { companyId, q }: { companyId: number; q: string },
): CallAnswer<'GET /api/templates/search'> {
  membershipOf(ctx, companyId)
  return library.search(q)
}
