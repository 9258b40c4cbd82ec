import type { Library, PackagedPaper } from '@ot/doc-library'
import type { CalendarDate } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { findFacts } from '../facts/index.ts'
import { getCompanyFacts } from './facts/facts-queries.ts'
import { loadNeeds, type NeedOf } from './load-needs.ts'
import { type ArchivePaper, groupTitle } from './paper/finished-papers.ts'

const BY_CHOICE = 'по выбору организации'

/** The page that goes before the papers of a package: what is in it, and why the organisation needs it. */
export async function packageContents(
  ctx: Ctx,
  library: Library,
  papers: readonly ArchivePaper[],
  { companyId, date }: { companyId: number; date: CalendarDate },
): Promise<ArchivePaper[]> {
  const { company, needOf } = await readScoped(ctx, async (tx) => ({
    company: await getCompanyFacts(tx, companyId),
    needOf: await loadNeeds(tx, companyId, await findFacts(tx, companyId)),
  }))
  const facts = {
    company,
    employees: [],
    document: { date, number: null },
    values: {},
    package: { papers: packagedPapers(library, papers, needOf) },
  }
  return library.recordPapers
    .filter(({ records }) => records === 'package')
    .map((template) => ({
      template,
      subject: null,
      make: () => Promise.resolve(library.make(template.id, facts)),
    }))
}

/** Papers of one template about several people stand in one line. */
function packagedPapers(library: Library, papers: readonly ArchivePaper[], needOf: NeedOf): PackagedPaper[] {
  const lines = new Map<string, PackagedPaper>()
  for (const paper of papers) {
    if ('lacking' in paper) continue
    const { id, title } = paper.template
    const line = lines.get(id) ?? {
      group: groupTitle(library.groups, paper),
      name: title,
      copies: 0,
      reason: needOf(paper.template) ?? BY_CHOICE,
    }
    lines.set(id, { ...line, copies: line.copies + 1 })
  }
  return [...lines.values()]
}
