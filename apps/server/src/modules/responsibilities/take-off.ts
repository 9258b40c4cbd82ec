import type { AppointmentOrder } from '@ot/domain'
import { allow, type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { audit, checkVersion } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped } from '../../db/transaction.ts'
import { type Touched, undoably } from '../../db/undoable.ts'
import { lastDay, requireIssued } from './appointment-rules.ts'
import { deleteResponsibility, getHeld, insertTerm } from './queries.ts'
import { appointmentRecord } from './responsibility-record.ts'

type TakeOff = { id: number; order: AppointmentOrder | null; ifMatch: number | null }

/** The role stays without anybody; whose it was stays in the history. */
export async function takeOff(ctx: Ctx, { id, order, ifMatch }: TakeOff): Promise<void> {
  const { companyId } = await readScoped(ctx, (tx) => getHeld(tx, companyIdsOf(ctx), id))
  allow(ctx, companyId, 'responsibility.change')
  await inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const before = await getHeld(tx, [companyId], id)
    const entity = { companyId, entity: 'responsibility', entityId: id } as const
    await checkVersion(tx, { ...entity, stored: before.version, expected: ifMatch })
    const today = ctx.today(companyId)
    requireIssued(order, today)
    const touched: Touched[] = [
      { table: 'responsibilities', of: { column: 'id', ids: [id] } },
      { table: 'responsibility_terms', of: 'added' },
    ]
    const deed = { companyId, permission: 'responsibility.change', name: null, touched } as const
    await undoably(tx, ctx, deed, async () => {
      await insertTerm(tx, before, {
        until: lastDay(before, order, today),
        order,
        successorId: null,
        now: ctx.now,
      })
      await deleteResponsibility(tx, before)
      await audit(tx, ctx, {
        ...entity,
        action: 'responsibility.taken-off',
        before: appointmentRecord(before),
        after: null,
      })
    })
  })
}
