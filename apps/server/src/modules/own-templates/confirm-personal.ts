import type { PersonalTemplate } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { personalTemplateProblem } from '@ot/domain'
import { allow, type Ctx, membershipOf, requireTariff } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict } from '../../foundation/errors.ts'
import { getTemplate } from '../documents/index.ts'
import { personalState } from './personal-state.ts'
import { confirmPreview, listEditions, type OfTemplate, withdrawCurrent } from './queries.ts'

/** `edition` is the one that was looked at: another one uploaded meanwhile is not confirmed unseen. */
export type ConfirmPersonal = OfTemplate & { edition: number }

export async function confirmPersonal(
  ctx: Ctx,
  library: Library,
  input: ConfirmPersonal,
): Promise<PersonalTemplate> {
  const { companyId, templateId, edition } = input
  allow(ctx, companyId, 'template.change')
  getTemplate(library, templateId)
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const editions = await listEditions(tx, input)
    requireTariff(personalTemplateProblem(membershipOf(ctx, companyId).subscription))
    const preview = editions.find(({ state }) => state === 'preview')
    const current = editions.find(({ state }) => state === 'current')
    if (preview?.edition !== edition) {
      throw new Conflict('Загруженный шаблон уже подтверждён, заменён или убран. Обновите страницу.')
    }
    await withdrawCurrent(tx, input, ctx.now)
    await confirmPreview(tx, input, ctx.now)
    await audit(tx, ctx, {
      companyId,
      action: 'template.personalised',
      entity: 'template',
      entityId: preview.id,
      before: { templateId, edition: current?.edition ?? null },
      after: { templateId, edition },
    })
    return personalState(tx, library, input)
  })
}
