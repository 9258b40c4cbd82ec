import type { LeftOutPaper, Library, PackagedPaper } from '@ot/doc-library'
import type { CalendarDate } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { findFacts } from '../facts/index.ts'
import { getCompanyFacts } from './facts/facts-queries.ts'
import { loadNeeds, type Needs } from './load-needs.ts'
import { type ArchivePaper, groupTitle, missingLabels } from './paper/finished-papers.ts'
import { ofLibrary } from './paper/papers.ts'

const BY_CHOICE = 'по выбору организации'
const NOT_TAKEN = 'не выбран'
const ABOUT_SOMEBODY = 'составляется о тех, кого выбрали, а не выбран никто'

/** The page that goes before the papers of a package: what is in it and why the organisation needs it, what is not and why. */
export async function packageContents(
  ctx: Ctx,
  library: Library,
  papers: readonly ArchivePaper[],
  { companyId, date }: { companyId: number; date: CalendarDate },
): Promise<ArchivePaper[]> {
  const { company, needs } = await readScoped(ctx, async (tx) => ({
    company: await getCompanyFacts(tx, companyId),
    needs: await loadNeeds(tx, companyId, await findFacts(tx, companyId)),
  }))
  const facts = {
    company,
    employees: [],
    document: { date, number: null },
    values: {},
    package: { papers: packagedPapers(library, papers, needs), leftOut: leftOut(library, papers, needs) },
  }
  return library.recordPapers
    .filter(({ records }) => records === 'package')
    .map((template) => ({
      template,
      subject: null,
      make: () => Promise.resolve(ofLibrary(library.make(template.id, facts), facts)),
    }))
}

/** Papers of one template about several people stand in one line. */
function packagedPapers(
  library: Library,
  papers: readonly ArchivePaper[],
  { needOf }: Needs,
): PackagedPaper[] {
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

/** Needed and not there, and what would be needed if the organisation had what it says it has not. */
function leftOut(
  library: Library,
  papers: readonly ArchivePaper[],
  { needOf, absentOf }: Needs,
): LeftOutPaper[] {
  const taken = new Map(
    papers.map((paper) => [paper.template.id, 'lacking' in paper ? missingLabels(paper.lacking) : null]),
  )
  return library.templates.flatMap((template) => {
    const absent = absentOf(template)
    const lacking = taken.get(template.id)
    const isTaken = taken.has(template.id) && lacking === null
    if (isTaken || (absent === null && needOf(template) === null)) return []
    return [
      {
        name: template.title,
        reason: absent ?? lacking ?? (template.scope === 'company' ? NOT_TAKEN : ABOUT_SOMEBODY),
      },
    ]
  })
}
