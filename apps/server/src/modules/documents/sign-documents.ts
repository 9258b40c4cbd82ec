import type { DocumentAnswer } from '@ot/contract'
import type { CalendarDate } from '@ot/domain'
import { shortDate } from '@ot/text'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { undoably } from '../../db/undoable.ts'
import { Conflict, Invalid } from '../../foundation/errors.ts'
import { presentNew } from './present.ts'
import { type DocumentRow, getDocument, saveSigned } from './stored/queries.ts'

type SignDocuments = { companyId: number; ids: readonly number[]; signedOn: CalendarDate | null }

/** Somebody saw the signatures on paper: all are marked or none; without a day the mark is taken back. */
export async function signDocuments(
  ctx: Ctx,
  { companyId, ids, signedOn }: SignDocuments,
): Promise<DocumentAnswer[]> {
  allow(ctx, companyId, 'document.make')
  if (signedOn !== null && signedOn > ctx.today(companyId)) {
    throw Invalid.field('signedOn', 'Дата подписи не может быть позже сегодняшнего дня')
  }
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const touched = [{ table: 'documents', of: { column: 'id', ids } }] as const
    return undoably(tx, ctx, { companyId, permission: 'document.make', name: null, touched }, () =>
      signIn(tx, ctx, { companyId, ids, signedOn }),
    )
  })
}

async function signIn(
  tx: Tx,
  ctx: Ctx,
  { companyId, ids, signedOn }: SignDocuments,
): Promise<DocumentAnswer[]> {
  const signed: DocumentRow[] = []
  for (const id of new Set(ids)) {
    const document = await getDocument(tx, [companyId], id)
    refuse(document, signedOn)
    signed.push({ ...document, signedOn, signedBy: signedOn === null ? null : ctx.userId })
    await audit(tx, ctx, {
      companyId,
      action: 'document.signed',
      entity: 'document',
      entityId: id,
      before: { signedOn: document.signedOn },
      after: { signedOn },
    })
  }
  const signedBy = signedOn === null ? null : ctx.userId
  await saveSigned(tx, { companyId, ids, signedOn, signedBy })
  return signed.map((row) => presentNew(ctx, row))
}

function refuse(
  { number, date, voidedAt, needsSignature }: DocumentRow,
  signedOn: CalendarDate | null,
): void {
  if (voidedAt !== null) throw new Conflict(`Документ № ${number} аннулирован`)
  if (!needsSignature) throw new Conflict(`Документ № ${number} не подписывают`)
  if (signedOn !== null && signedOn < date) {
    throw Invalid.field(
      'signedOn',
      `Документ № ${number} от ${shortDate(date)}: раньше подписать его не могли`,
    )
  }
}
