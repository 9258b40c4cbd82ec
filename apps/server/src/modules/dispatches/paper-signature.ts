import { shortDate } from '@ot/text'
import { allow, type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped, type Tx } from '../../db/transaction.ts'
import { undoably } from '../../db/undoable.ts'
import { Conflict, Invalid, NotFound, UnsupportedMedia } from '../../foundation/errors.ts'
import { fileKindOf, keptFileName } from '../../http/file-kind.ts'
import { auditOf, calledIn, changeRecipient, namedRecipients } from './change-recipient.ts'
import { type DispatchRow, getDispatch, listSentDocuments, lockDispatch } from './dispatch-queries.ts'
import { getScan, insertScan, listRecipients, type RecipientRow } from './recipient-queries.ts'

type Scan = { fileName: string; bytes: Buffer }
const SCAN_KINDS: readonly string[] = ['pdf', 'jpg', 'png']

type Signed = { id: number; recipientIds: readonly number[]; signedOn: string; scan: Scan }

/** One sheet may hold the signatures of many: its scan is kept once. */
export async function recordSignatures(
  ctx: Ctx,
  { id, recipientIds, signedOn, scan }: Signed,
): Promise<void> {
  const { companyId } = await readScoped(ctx, (tx) => getDispatch(tx, companyIdsOf(ctx), id))
  allow(ctx, companyId, 'dispatch.change')
  const fileName = scanFileName(scan)
  await inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const dispatch = await lockDispatch(tx, companyId, id)
    const signers = namedRecipients(await listRecipients(tx, dispatch), recipientIds)
    await checkDay(tx, ctx, dispatch, signedOn)
    const coming = await withoutRecorded(tx, dispatch, signers, { signedOn, scan })
    if (coming.length === 0) return
    const scanId = fileName === null ? null : await keepScan(tx, ctx, dispatch, fileName, scan.bytes)
    await undoably(tx, ctx, deedOn(dispatch), async () => {
      for (const signer of coming) {
        const marks = scanId === null ? { signedOn } : { signedOn, scanId }
        await changeRecipient(tx, dispatch.needsSignature, signer, marks)
      }
      await audit(tx, ctx, {
        ...auditOf(dispatch, 'signed'),
        before: null,
        after: { recipients: coming.map(calledIn), signedOn, scan: fileName },
      })
    })
  })
}

/** A signature recorded by mistake; the scan stays with the others who signed the sheet. */
export async function removeSignature(
  ctx: Ctx,
  { id, recipientId }: { id: number; recipientId: number },
): Promise<void> {
  const { companyId } = await readScoped(ctx, (tx) => getDispatch(tx, companyIdsOf(ctx), id))
  allow(ctx, companyId, 'dispatch.change')
  await inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const dispatch = await lockDispatch(tx, companyId, id)
    const listed = await listRecipients(tx, dispatch)
    if (!listed.some((one) => one.id === recipientId)) throw new NotFound()
    const [signer] = namedRecipients(listed, [recipientId])
    if (signer === undefined || signer.signedOn === null) throw new Conflict('Отметки о подписи нет')
    await undoably(tx, ctx, deedOn(dispatch), async () => {
      await changeRecipient(tx, dispatch.needsSignature, signer, { signedOn: null, scanId: null })
      await audit(tx, ctx, {
        ...auditOf(dispatch, 'signature-removed'),
        before: { recipient: calledIn(signer), signedOn: signer.signedOn },
        after: { recipient: calledIn(signer), signedOn: null },
      })
    })
  })
}

/** A scan that came with the signatures stays with the sheet. */
function deedOn({ companyId, id }: DispatchRow) {
  const touched = [{ table: 'dispatch_recipients', of: { column: 'dispatch_id', ids: [id] } }] as const
  return { companyId, permission: 'dispatch.change', name: null, touched } as const
}

/** Those whose signature adds something; a recorded date or scan gives way to no other one. */
async function withoutRecorded(
  tx: Tx,
  dispatch: DispatchRow,
  signers: readonly RecipientRow[],
  { signedOn, scan }: Pick<Signed, 'signedOn' | 'scan'>,
): Promise<RecipientRow[]> {
  const coming: RecipientRow[] = []
  for (const signer of signers) {
    const isSame = scan.bytes.length === 0 || (await hasScan(tx, dispatch, signer, scan.bytes))
    if (signer.signedOn === null || (signer.signedOn === signedOn && signer.scanId === null && !isSame)) {
      coming.push(signer)
    } else if (signer.signedOn !== signedOn || !isSame) {
      throw new Conflict(
        `Подпись уже отмечена: ${calledIn(signer)}, ${shortDate(signer.signedOn)}. Если отметка неверна, сначала снимите её.`,
      )
    }
  }
  return coming
}

async function hasScan(
  tx: Tx,
  { companyId, id }: DispatchRow,
  { id: recipientId, scanId }: RecipientRow,
  bytes: Buffer,
): Promise<boolean> {
  if (scanId === null) return false
  return (await getScan(tx, [companyId], { id, recipientId })).bytes.equals(bytes)
}

/** Nobody signs a paper before its date. */
async function checkDay(tx: Tx, ctx: Ctx, { companyId, id }: DispatchRow, signedOn: string): Promise<void> {
  if (signedOn > ctx.today(companyId)) {
    throw Invalid.field('signedOn', 'Дата подписи не может быть позже сегодняшнего дня')
  }
  const dates = (await listSentDocuments(tx, companyId, [id])).map(({ date }) => date)
  const latest = dates.reduce((one, other) => (one > other ? one : other), '')
  if (signedOn < latest) {
    throw Invalid.field('signedOn', `Дата подписи раньше даты документа, ${shortDate(latest)}`)
  }
}

async function keepScan(
  tx: Tx,
  ctx: Ctx,
  { companyId, id: dispatchId }: DispatchRow,
  fileName: string,
  bytes: Buffer,
): Promise<number> {
  const { now: createdAt, userId: createdBy } = ctx
  return insertScan(tx, { companyId, dispatchId, fileName, bytes, createdAt, createdBy })
}

/** The name under which a scan is kept, its ending by what is inside; null: no scan was sent. */
function scanFileName({ fileName, bytes }: Scan): string | null {
  if (bytes.length === 0) return null
  const kind = fileKindOf(bytes)
  if (kind === null || !SCAN_KINDS.includes(kind.extension))
    throw new UnsupportedMedia('Скан — файл PDF, JPG или PNG')
  return keptFileName(fileName, kind, 'Скан')
}
