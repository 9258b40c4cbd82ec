import type { Library, TemplateSummary } from '@ot/doc-library'
import { allow, type Ctx } from '../../ctx.ts'
import { audit, nextNumber } from '../../db/audit.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { ArchivePaper } from './archive-entries.ts'
import { type PreparedPaper, preparePapers } from './archive-papers.ts'
import type { MakeArchive } from './archive-request.ts'
import type { CompanyWorld } from './company-facts.ts'
import { makeRegistered } from './paper.ts'
import { type DocumentRow, findArchived } from './queries.ts'
import { registerPaper } from './register-document.ts'

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
    const { world, papers } = await preparePapers(tx, templates, input)
    const before = input.key === null ? [] : await findArchived(tx, companyId, archiveKeyOf(ctx, input.key))
    const rows = before.length > 0 ? before : await registerAll(tx, ctx, library, { input, world, papers })
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
    return { companyName: world.company.shortName, papers: registeredPapers(library, papers, rows) }
  })
}

/** Keys are the caller's own: another user's equal key is another archive. */
function archiveKeyOf(ctx: Ctx, key: string): string {
  return `${ctx.userId} ${key}`
}

type Batch = { input: MakeArchive; world: CompanyWorld; papers: readonly PreparedPaper[] }

async function registerAll(
  tx: Tx,
  ctx: Ctx,
  library: Library,
  { input, world, papers }: Batch,
): Promise<DocumentRow[]> {
  const { companyId, date } = input
  const archiveKey = input.key === null ? null : archiveKeyOf(ctx, input.key)
  const rows: DocumentRow[] = []
  for (const { template, values } of papers.filter(({ lacking }) => lacking.length === 0)) {
    const registration = { template, values, world, companyId, date, number: null, subject: {}, archiveKey }
    rows.push(await registerPaper(tx, ctx, library, registration))
  }
  return rows
}

/** The registered ones as they were registered, in their order; the rest only to be named. */
function registeredPapers(
  library: Library,
  papers: readonly PreparedPaper[],
  rows: readonly DocumentRow[],
): ArchivePaper[] {
  const made = rows.flatMap((row) => {
    const template = library.find(row.templateId, row.edition)
    return template === null ? [] : [{ template, make: () => makeRegistered(library, row) }]
  })
  return [...made, ...papers.filter(({ lacking }) => lacking.length > 0)]
}
