import type { CallAnswer, ResponsibilityRole, ResponsibilityTerm } from '@ot/contract'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped, type Tx } from '../../db/transaction.ts'
import { presentGroups, presentHeld, presentTerm } from './present.ts'
import { getHeld, listHeld, listTerms } from './queries.ts'
import { listHeldTraining } from './training-queries.ts'

export async function responsibilitiesOf(
  ctx: Ctx,
  companyId: number,
): Promise<CallAnswer<'GET /api/responsibilities'>> {
  membershipOf(ctx, companyId)
  return readScoped(ctx, async (tx) => {
    const held = await listHeld(tx, companyId)
    const employeeIds = held.map(({ employeeId }) => employeeId)
    const training = await listHeldTraining(tx, companyId, employeeIds)
    return presentGroups({ held, training, today: ctx.today(companyId) })
  })
}

export async function termsOf(ctx: Ctx, companyId: number): Promise<ResponsibilityTerm[]> {
  membershipOf(ctx, companyId)
  const terms = await readScoped(ctx, (tx) => listTerms(tx, companyId))
  return terms.map(presentTerm)
}

/** The role as it stands after a change, read in the transaction of the change. */
export async function readRole(
  tx: Tx,
  ctx: Ctx,
  { companyId, id }: { companyId: number; id: number },
): Promise<ResponsibilityRole> {
  const row = await getHeld(tx, [companyId], id)
  const training = await listHeldTraining(tx, companyId, [row.employeeId])
  return presentHeld(row, { training, today: ctx.today(companyId) })
}
