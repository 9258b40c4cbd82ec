import type { CallAnswer } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit, nextNumber } from '../../db/audit.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { answersNow } from './outdated/facts-now.ts'
import { findOutdated, type OutdatedDocument } from './outdated/find-outdated.ts'
import { missingLabels } from './paper/finished-papers.ts'
import { checkPaperDate } from './paper/paper.ts'
import { layPaperDesk, type PaperDesk, preparePaper, withPersonRecords } from './paper/paper-desk.ts'
import type { PreparedPaper } from './paper/prepared-paper.ts'
import { presentNew } from './present.ts'
import { registerPaper } from './register-paper.ts'
import { type DocumentRow, getDocument, saveReplaced } from './stored/queries.ts'

type Refreshed = CallAnswer<'POST /api/documents/refresh'>
export type RefreshDocuments = { companyId: number; ids?: readonly number[] | undefined }

const REFRESHMENTS = 'document-refresh'
const UP_TO_DATE = 'Сведения в нём не изменились'
const NO_TEMPLATE = 'Этого шаблона больше нет в библиотеке'

/** A new paper of today in the place of each that fell behind its facts; the old one keeps its text and its number. */
export async function refreshDocuments(
  ctx: Ctx,
  library: Library,
  { companyId, ids }: RefreshDocuments,
): Promise<Refreshed> {
  allow(ctx, companyId, 'document.make')
  const date = ctx.today(companyId)
  checkPaperDate(ctx, companyId, date)
  return inTransaction(ctx, companyId, async (tx) => {
    // The counter's row makes two refreshments wait for one another: the second sees what the first one replaced.
    await nextNumber(tx, companyId, REFRESHMENTS, Number(date.slice(0, 4)))
    const outdated = await findOutdated(tx, library, { companyId, ids: ids ?? null })
    const left = await upToDate(tx, companyId, ids ?? [], outdated)
    const laid = await layPaperDesk(tx, ctx, library, { companyId })
    const templateIds = [...outdated.values()].map(({ document }) => document.templateId)
    const known = templateIds.filter((id) => laid.papers.find(id) !== null)
    const desk = await withPersonRecords(tx, ctx, laid, { companyId, templateIds: known })
    const documents: DocumentRow[] = []
    for (const item of outdated.values()) {
      const paper = paperNow(desk, item)
      const problem = paper === null ? NO_TEMPLATE : missingLabels(paper.lacking)
      if (paper === null || problem !== '') {
        left.push({ ...referenceTo(item.document), reason: problem })
        continue
      }
      const row = await registerPaper(tx, ctx, desk, { paper, companyId, date })
      await saveReplaced(tx, { companyId, id: item.document.id, replacedBy: row.id })
      documents.push(row)
    }
    if (documents.length > 0)
      await audit(tx, ctx, {
        companyId,
        action: 'document.many-replaced',
        entity: 'document',
        entityId: null,
        before: null,
        after: { date, numbers: documents.map(({ number }) => number) },
      })
    return { documents: documents.map((row) => presentNew(ctx, row)), left }
  })
}

function referenceTo({ id, number, date, name }: DocumentRow) {
  return { id, number, date, name }
}

/** Those that were asked for by their ids without need. */
async function upToDate(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
  outdated: ReadonlyMap<number, OutdatedDocument>,
): Promise<Refreshed['left']> {
  const left: Refreshed['left'] = []
  for (const id of ids.filter((candidate) => !outdated.has(candidate))) {
    left.push({ ...referenceTo(await getDocument(tx, [companyId], id)), reason: UP_TO_DATE })
  }
  return left
}

/** Answers that lost their people take the remembered ones; null: the library does not have the template any more. */
function paperNow(desk: PaperDesk, { document, subject }: OutdatedDocument): PreparedPaper | null {
  const { papers, world } = desk
  const template = papers.find(document.templateId)
  if (template === null) return null
  const remembered = desk.remembered.get(template.id) ?? {}
  const earlier = { ...remembered, ...withoutEmpty(document.values) }
  const values = answersNow(template, earlier, { world, remembered })
  const named = { ...answersNow(template, remembered, { world, remembered }), ...withoutEmpty(values) }
  return preparePaper(desk, template, named, { subject })
}

function withoutEmpty(values: DocumentRow['values']): DocumentRow['values'] {
  const given = Object.entries(values).filter(
    ([, answer]) => answer !== null && !(Array.isArray(answer) && answer.length === 0),
  )
  return Object.fromEntries(given)
}
