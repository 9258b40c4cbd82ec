import { takenBack, UNSCHEDULED_CAUSE_LABELS } from '@ot/domain'
import { allow, type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped } from '../../db/transaction.ts'
import { Conflict } from '../../foundation/errors.ts'
import { closeIn, loadEvents, takeBackRecheck } from '../events/index.ts'
import { getCause, markCauseUndone } from './unscheduled-queries.ts'

const REASON = 'Причина отменена'

/** What nobody has done yet goes, the terms that were asked for out of turn are the former ones; what was done stays. */
export async function undoUnscheduled(ctx: Ctx, id: number): Promise<void> {
  const { companyId } = await readScoped(ctx, (tx) => getCause(tx, companyIdsOf(ctx), id))
  allow(ctx, companyId, 'event.change')
  await inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const cause = await getCause(tx, [companyId], id)
    if (cause.undoneAt !== null) throw new Conflict('Эта причина уже отменена')
    const { going } = takenBack(await loadEvents(tx, companyId, cause.madeEvents), [])
    await closeIn(tx, ctx, { companyId, eventIds: going.map((event) => event.id), reason: REASON })
    await takeBackRecheck(tx, ctx, companyId, cause.rechecked)
    await markCauseUndone(tx, cause, ctx.now)
    await audit(tx, ctx, {
      companyId,
      action: 'unscheduled.undone',
      entity: 'unscheduled',
      entityId: id,
      before: null,
      after: { name: UNSCHEDULED_CAUSE_LABELS[cause.cause] },
    })
  })
}
