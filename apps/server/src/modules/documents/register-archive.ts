import type { Library, TemplateSummary } from '@ot/doc-library'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit, nextNumber } from '../../db/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { ChosenPapers, MakeArchive } from './archive-request.ts'
import { remarksOf } from './check-set.ts'
import { nameInArchive } from './facts/subject-name.ts'
import type { ArchivePaper } from './paper/finished-papers.ts'
import { makeRegistered } from './paper/papers.ts'
import type { PreparedPaper } from './paper/prepared-paper.ts'
import { prepareMany } from './prepare-many.ts'
import { registerPrepared } from './register-prepared.ts'
import { type DocumentRow, findArchived } from './stored/queries.ts'

const ARCHIVES = 'archive'

export async function registerArchive(
  ctx: Ctx,
  library: Library,
  templates: readonly TemplateSummary[],
  input: MakeArchive,
): Promise<ChosenPapers> {
  const { companyId, date } = input
  allow(ctx, companyId, 'document.make')
  return inTransaction(ctx, companyId, async (tx) => {
    // The counter's row makes archives of a company wait for one another: a repeated request sees what the first one wrote.
    await nextNumber(tx, companyId, ARCHIVES, Number(date.slice(0, 4)))
    const many = await prepareMany(tx, ctx, library, templates, input)
    const archiveKey = input.key === null ? null : archiveKeyOf(ctx, input.key)
    const before = archiveKey === null ? [] : await findArchived(tx, companyId, archiveKey)
    const rows =
      before.length > 0
        ? inOrderOf(templates, before)
        : await registerPrepared(tx, ctx, many, { companyId, date, archiveKey })
    if (before.length === 0) {
      await audit(tx, ctx, {
        companyId,
        action: 'document.archive-registered',
        entity: 'document',
        entityId: null,
        before: null,
        after: { date, numbers: rows.map(({ number }) => number) },
      })
    }
    return {
      companyName: many.desk.world.company.shortName,
      remarks: await remarksOf(tx, many, input),
      papers: registeredPapers(ctx, library, many.prepared, rows),
    }
  })
}

/** Keys are the caller's own: another user's equal key is another archive. */
function archiveKeyOf(ctx: Ctx, key: string): string {
  return `${ctx.userId} ${key}`
}

/** As they are printed, whatever the order in which they got their numbers. */
function inOrderOf(templates: readonly TemplateSummary[], rows: readonly DocumentRow[]): DocumentRow[] {
  const places = new Map(templates.map(({ id }, index) => [id, index]))
  const place = ({ templateId }: DocumentRow) => places.get(templateId) ?? places.size
  return rows.toSorted((left, right) => place(left) - place(right) || left.id - right.id)
}

/** The registered ones as they were registered, in their order; the rest only to be named. */
function registeredPapers(
  ctx: Ctx,
  library: Library,
  prepared: readonly PreparedPaper[],
  rows: readonly DocumentRow[],
): ArchivePaper[] {
  const made = rows.flatMap((row) => {
    const template = library.find(row.templateId, row.edition)
    if (template === null) return []
    return [{ template, subject: nameInArchive(row.facts), make: () => makeRegistered(ctx, library, row) }]
  })
  const unmade = prepared.flatMap(({ template, subject, lacking }) =>
    lacking.length === 0 ? [] : [{ template, subject: subject?.name ?? null, lacking }],
  )
  return [...made, ...unmade]
}
