import type { StartAnswer } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import type { StartStep } from '@ot/domain'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readStart } from './read-start.ts'
import { saveGuide } from './start-queries.ts'

type ChangeStart = {
  companyId: number
  isHidden?: boolean | undefined
  postponed?: readonly StartStep[] | undefined
}

/** The guide is each member's own: no role is asked for and no record of the company changes. */
export async function changeStart(ctx: Ctx, library: Library, input: ChangeStart): Promise<StartAnswer> {
  await saveChanges(ctx, input)
  return readStart(ctx, library, input.companyId)
}

async function saveChanges(ctx: Ctx, input: ChangeStart): Promise<void> {
  const { companyId, isHidden, postponed } = input
  membershipOf(ctx, companyId)
  const changes = {
    ...(isHidden === undefined ? {} : { hiddenAt: isHidden ? ctx.now : null }),
    ...(postponed === undefined ? {} : { postponed: [...new Set(postponed)] }),
  }
  if (Object.keys(changes).length > 0)
    await saveGuide(ctx.database.db, { userId: ctx.userId, companyId }, changes)
}

/** For a company that is shown, not begun. */
export async function hideStart(ctx: Ctx, companyId: number): Promise<void> {
  await saveChanges(ctx, { companyId, isHidden: true })
}
