import type { Library, TemplateSummary } from '@ot/doc-library'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit, nextNumber } from '../../db/audit.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { MakeArchive } from './archive-request.ts'
import { nameInArchive } from './facts/subject-name.ts'
import type { ArchivePaper } from './paper/finished-papers.ts'
import type { PaperDesk } from './paper/paper-desk.ts'
import { makeRegistered } from './paper/papers.ts'
import type { PreparedPaper } from './paper/prepared-paper.ts'
import { prepareMany } from './prepare-many.ts'
import { registerPaper } from './register-paper.ts'
import { type DocumentRow, findArchived } from './stored/queries.ts'

const ARCHIVES = 'archive'

export async function registerArchive(
  ctx: Ctx,
  library: Library,
  templates: readonly TemplateSummary[],
  input: MakeArchive,
): Promise<{ companyName: string; papers: ArchivePaper[] }> {
  const { companyId, date } = input
  allow(ctx, companyId, 'document.make')
  return inTransaction(ctx, companyId, async (tx) => {
    // The counter's row makes archives of a company wait for one another: a repeated request sees what the first one wrote.
    await nextNumber(tx, companyId, ARCHIVES, Number(date.slice(0, 4)))
    const { desk, prepared } = await prepareMany(tx, ctx, library, templates, input)
    const before = input.key === null ? [] : await findArchived(tx, companyId, archiveKeyOf(ctx, input.key))
    const rows = before.length > 0 ? before : await registerAll(tx, ctx, desk, { input, prepared })
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
      companyName: desk.world.company.shortName,
      papers: registeredPapers(ctx, library, prepared, rows),
    }
  })
}

/** Keys are the caller's own: another user's equal key is another archive. */
function archiveKeyOf(ctx: Ctx, key: string): string {
  return `${ctx.userId} ${key}`
}

type Batch = { input: MakeArchive; prepared: readonly PreparedPaper[] }

async function registerAll(
  tx: Tx,
  ctx: Ctx,
  desk: PaperDesk,
  { input, prepared }: Batch,
): Promise<DocumentRow[]> {
  const { companyId, date } = input
  const archiveKey = input.key === null ? null : archiveKeyOf(ctx, input.key)
  const rows: DocumentRow[] = []
  for (const paper of prepared.filter(({ lacking }) => lacking.length === 0)) {
    rows.push(await registerPaper(tx, ctx, desk, { paper, companyId, date, archiveKey }))
  }
  return rows
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
