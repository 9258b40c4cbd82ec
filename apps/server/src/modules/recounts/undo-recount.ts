import { allow, type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped } from '../../db/transaction.ts'
import { Conflict } from '../../foundation/errors.ts'
import { moveTimes } from '../events/index.ts'
import { getRecount, markRecountUndone } from './recount-queries.ts'

/** The former terms again, of those that nothing has changed since; what was left as it is can be decided anew. */
export async function undoRecount(ctx: Ctx, id: number): Promise<{ restored: number; changedSince: number }> {
  const { companyId } = await readScoped(ctx, (tx) => getRecount(tx, companyIdsOf(ctx), id))
  allow(ctx, companyId, 'terms.recount')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const recount = await getRecount(tx, [companyId], id)
    if (recount.undoneAt !== null) throw new Conflict('Это решение уже отменено')
    const { decision, terms } = recount
    const back = terms.map(({ eventId, from, to }) => ({ eventId, from: to, to: from }))
    const restored = decision === 'apply' ? await moveTimes(tx, ctx, companyId, back) : terms.length
    await markRecountUndone(tx, recount, ctx.now)
    await audit(tx, ctx, {
      companyId,
      action: 'recount.undone',
      entity: 'recount',
      entityId: id,
      before: null,
      after: { terms: restored },
    })
    return { restored, changedSince: terms.length - restored }
  })
}
