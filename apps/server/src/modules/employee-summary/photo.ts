import { createHash } from 'node:crypto'
import type { LogAction } from '@ot/domain'
import { allow, type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped, type Tx } from '../../db/transaction.ts'
import { type Touched, undoably } from '../../db/undoable.ts'
import { Invalid, NotFound, UnsupportedMedia } from '../../foundation/errors.ts'
import { withoutMetadata } from '../../foundation/picture-metadata.ts'
import { pictureTypeOf } from '../../foundation/picture-type.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { getEmployeeCompany } from '../events/index.ts'
import type { OfEmployee } from './paper-queries.ts'
import { deletePhoto, findPhotoHash, getPhoto, savePhoto } from './photo-queries.ts'

const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const

/** Takes the place of the former one. */
export async function setPhoto(ctx: Ctx, employeeId: number, file: Buffer): Promise<{ sha256: string }> {
  const mediaType = pictureTypeOf(file)
  if (mediaType === null) throw new UnsupportedMedia('Приложите фотографию: JPG, PNG или WebP')
  const bytes = withoutMetadata(file, mediaType)
  if (bytes === null) throw Invalid.field('file', 'Файл фотографии повреждён: выберите другой')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await write(ctx, employeeId, { action: 'employee.photo-set', touched: [] }, (tx, of) =>
    savePhoto(tx, { ...of, mediaType, bytes, sha256, addedAt: ctx.now, addedBy: ctx.userId }),
  )
  return { sha256 }
}

export async function removePhoto(ctx: Ctx, employeeId: number): Promise<void> {
  const touched = [{ table: 'employee_photos', of: { column: 'employee_id', ids: [employeeId] } }] as const
  await write(ctx, employeeId, { action: 'employee.photo-removed', touched }, async (tx, of) => {
    if ((await findPhotoHash(tx, of)) === null) throw new NotFound('Фотографии у работника нет')
    await deletePhoto(tx, of)
  })
}

async function write(
  ctx: Ctx,
  employeeId: number,
  { action, touched }: { action: LogAction; touched: readonly Touched[] },
  work: (tx: Tx, of: OfEmployee) => Promise<void>,
): Promise<void> {
  const companyId = await readScoped(ctx, (tx) => getEmployeeCompany(tx, companyIdsOf(ctx), employeeId))
  allow(ctx, companyId, 'employee.change')
  await inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const of = { companyId, employeeId }
    const before = await findPhotoHash(tx, of)
    const deed = { companyId, permission: 'employee.change', name: null, touched } as const
    await undoably(tx, ctx, deed, async () => {
      await work(tx, of)
      await audit(tx, ctx, {
        companyId,
        action,
        entity: 'employee',
        entityId: employeeId,
        before: { sha256: before },
        after: { sha256: await findPhotoHash(tx, of) },
      })
    })
  })
}

export async function photoFile(ctx: Ctx, employeeId: number): Promise<FileAnswer> {
  const { mediaType, bytes } = await readScoped(ctx, (tx) => getPhoto(tx, companyIdsOf(ctx), employeeId))
  return { fileName: `Фотография.${ENDINGS[mediaType]}`, mediaType, content: bytes }
}
