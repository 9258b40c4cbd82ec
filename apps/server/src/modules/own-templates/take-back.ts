import type { Library } from '@ot/doc-library'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { undoably } from '../../db/undoable.ts'
import { NotFound } from '../../foundation/errors.ts'
import { getTemplate } from '../documents/index.ts'
import { deletePreview, listEditions, type OfTemplate, withdrawCurrent } from './queries.ts'

function deedOf(companyId: number, id: number) {
  const touched = [{ table: 'personal_templates', of: { column: 'id', ids: [id] } }] as const
  return { companyId, permission: 'template.change', name: null, touched } as const
}

/** Back to the standard template. Papers made from the own edition keep it. */
export async function withdrawPersonal(ctx: Ctx, library: Library, template: OfTemplate): Promise<void> {
  const { companyId, templateId } = template
  allow(ctx, companyId, 'template.change')
  getTemplate(library, templateId)
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const current = (await listEditions(tx, template)).find(({ state }) => state === 'current')
    if (current === undefined) throw new NotFound('Документы и так делаются по стандартному шаблону')
    await undoably(tx, ctx, deedOf(companyId, current.id), async () => {
      await withdrawCurrent(tx, template, ctx.now)
      await audit(tx, ctx, {
        companyId,
        action: 'template.standardised',
        entity: 'template',
        entityId: current.id,
        before: { templateId, edition: current.edition },
        after: { templateId, edition: null },
      })
    })
  })
}

export async function discardPreview(ctx: Ctx, library: Library, template: OfTemplate): Promise<void> {
  const { companyId, templateId } = template
  allow(ctx, companyId, 'template.change')
  getTemplate(library, templateId)
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const preview = (await listEditions(tx, template)).find(({ state }) => state === 'preview')
    if (preview === undefined) throw new NotFound('Загруженного шаблона нет')
    await undoably(tx, ctx, deedOf(companyId, preview.id), async () => {
      await deletePreview(tx, template)
      await audit(tx, ctx, {
        companyId,
        action: 'template.discarded',
        entity: 'template',
        entityId: preview.id,
        before: { templateId, edition: preview.edition, sha256: preview.sha256 },
        after: null,
      })
    })
  })
}
