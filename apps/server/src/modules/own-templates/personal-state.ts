import type { PersonalEdition, PersonalTemplate } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped, type Tx } from '../../db/transaction.ts'
import { getTemplate } from '../documents/index.ts'
import { type ListedEdition, listEditions, type OfTemplate } from './queries.ts'

export async function readPersonal(
  ctx: Ctx,
  library: Library,
  template: OfTemplate,
): Promise<PersonalTemplate> {
  membershipOf(ctx, template.companyId)
  return readScoped(ctx, (tx) => personalState(tx, library, template))
}

export async function personalState(
  tx: Tx,
  library: Library,
  template: OfTemplate,
): Promise<PersonalTemplate> {
  const { id, edition } = getTemplate(library, template.templateId)
  const editions = await listEditions(tx, template)
  const current = editions.find(({ state }) => state === 'current')
  const preview = editions.find(({ state }) => state === 'preview')
  return {
    templateId: id,
    standardEdition: edition,
    current: current === undefined ? null : presentEdition(current),
    preview: preview === undefined ? null : presentEdition(preview),
    isBehind: current !== undefined && current.baseEdition < edition,
    earlier: editions.filter(({ state }) => state === 'withdrawn').map(presentEdition),
  }
}

function presentEdition(row: ListedEdition): PersonalEdition {
  return {
    edition: row.edition,
    baseEdition: row.baseEdition,
    state: row.state,
    fileName: row.fileName,
    remarks: [...row.remarks],
    uploadedAt: row.uploadedAt,
    uploadedBy: row.uploadedBy,
    confirmedAt: row.confirmedAt,
    withdrawnAt: row.withdrawnAt,
  }
}
