import { allow, type Ctx } from '../../context/ctx.ts'
import { audit, checkVersion } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { undoably } from '../../db/undoable.ts'
import { Conflict, NotFound } from '../../foundation/errors.ts'
import { countStanding, deleteWorkplaceRow, findWorkplace } from '../events/index.ts'
import { companyOfWorkplace } from './find-workplace.ts'
import { workplaceFields } from './workplace-record.ts'

export async function deleteWorkplace(
  ctx: Ctx,
  { id, ifMatch }: { id: number; ifMatch: number | null },
): Promise<void> {
  const companyId = await companyOfWorkplace(ctx, id)
  allow(ctx, companyId, 'event.change')
  await inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const workplace = await findWorkplace(tx, companyId, id)
    if (workplace === null) throw new NotFound()
    const entity = { companyId, entity: 'workplace', entityId: id } as const
    await checkVersion(tx, { ...entity, stored: workplace.version, expected: ifMatch })
    const standing = await countStanding(tx, companyId, id)
    if (standing > 0) {
      throw new Conflict(
        `На рабочем месте № ${workplace.number} числятся работники: ${standing}. Сначала укажите им другое`,
      )
    }
    const deed = {
      companyId,
      permission: 'event.change',
      name: `№ ${workplace.number}`,
      touched: [{ table: 'workplaces', of: { column: 'id', ids: [id] } }],
    } as const
    await undoably(tx, ctx, deed, async () => {
      await deleteWorkplaceRow(tx, companyId, id)
      await audit(tx, ctx, {
        ...entity,
        action: 'workplace.deleted',
        before: workplaceFields(workplace),
        after: null,
      })
    })
  })
}
