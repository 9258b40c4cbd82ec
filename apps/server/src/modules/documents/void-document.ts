import type { DocumentAnswer } from '@ot/contract'
import { allow, type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped } from '../../db/transaction.ts'
import { undoably } from '../../db/undoable.ts'
import { Conflict } from '../../foundation/errors.ts'
import { presentNew } from './present.ts'
import { getDocument, saveVoided } from './stored/queries.ts'

export async function voidDocument(ctx: Ctx, input: { id: number; reason: string }): Promise<DocumentAnswer> {
  const { companyId } = await readScoped(ctx, (tx) => getDocument(tx, companyIdsOf(ctx), input.id))
  allow(ctx, companyId, 'document.void')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const touched = [{ table: 'documents', of: { column: 'id', ids: [input.id] } }] as const
    const { number } = await getDocument(tx, [companyId], input.id)
    const deed = { companyId, permission: 'document.void', name: `№ ${number}`, touched } as const
    return undoably(tx, ctx, deed, async () => {
      const voided = await saveVoided(tx, { companyId, id: input.id, reason: input.reason, at: ctx.now })
      if (voided === null) throw new Conflict('Документ уже аннулирован')
      await audit(tx, ctx, {
        companyId,
        action: 'document.voided',
        entity: 'document',
        entityId: input.id,
        before: { status: 'valid', voidReason: null },
        after: { status: 'void', voidReason: input.reason },
      })
      return presentNew(ctx, voided)
    })
  })
}
