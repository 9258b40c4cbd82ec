import { PDF } from '@ot/contract'
import { zipStream } from '@ot/doc-engine'
import type { Library, TemplateSummary } from '@ot/doc-library'
import type { SetRemark } from '@ot/domain'
import { shortDate } from '@ot/text'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import type { Pdf } from '../../pdf/pdf.ts'
import { archiveEntries } from './archive-entries.ts'
import { onePdf, withFirstReady } from './archive-pdf.ts'
import type { ChosenPapers, MakeArchive } from './archive-request.ts'
import { remarksOf } from './check-set.ts'
import { nameInArchive } from './facts/subject-name.ts'
import { markPackage } from './mark-package.ts'
import { packageContents } from './package-contents.ts'
import { safeFileName } from './paper/file-names.ts'
import type { ArchivePaper } from './paper/finished-papers.ts'
import { checkPaperDate } from './paper/paper.ts'
import { makePrepared } from './paper/paper-desk.ts'
import { prepareMany } from './prepare-many.ts'
import { inPrintingOrder } from './printing-order.ts'
import { registerArchive } from './register-archive.ts'

type Packing = Pick<MakeArchive, 'format' | 'duplex' | 'date'> & {
  title: string
  remarks: readonly SetRemark[]
}
type Source = { library: Library; pdf: Pdf; stopping: AbortSignal }

/** One ZIP or one PDF, sent as its papers are made. With `register` every paper that can be made is registered first, all or none. */
export async function makeArchive(ctx: Ctx, source: Source, input: MakeArchive): Promise<FileAnswer> {
  const { companyId, date, format } = input
  const { library } = source
  membershipOf(ctx, companyId)
  checkPaperDate(ctx, companyId, date)
  const templates = chosenTemplates(library, input)
  const {
    companyName,
    papers: chosen,
    remarks,
  } = input.register
    ? await registerArchive(ctx, library, templates, input)
    : await draftPapers(ctx, library, templates, input)
  const contents = input.contents ? await packageContents(ctx, library, chosen, { companyId, date }) : []
  const papers = [...contents, ...chosen]
  const title = `${input.contents ? 'Комплект документов' : 'Документы'} ${companyName} ${shortDate(date)}`
  const answer = await packed(source, papers, { title, format, duplex: input.duplex, date, remarks })
  if (input.contents) await markPackage(ctx, companyId)
  return answer
}

async function packed(
  { library, pdf, stopping }: Source,
  papers: readonly ArchivePaper[],
  { title, format, duplex, date, remarks }: Packing,
): Promise<FileAnswer> {
  if (format === 'one-pdf') {
    const content = await onePdf(library.groups, papers, { title, duplex, day: date, pdf, stopping })
    return { fileName: `${safeFileName(title)}.pdf`, mediaType: PDF, content }
  }
  const entries = archiveEntries(library.groups, papers, { format, pdf, stopping }, remarks)
  return {
    fileName: `${safeFileName(title)}.zip`,
    content: zipStream(format === 'pdf' ? await withFirstReady(entries) : entries),
  }
}

function chosenTemplates(
  library: Library,
  { groups, templateIds, incidentId }: MakeArchive,
): TemplateSummary[] {
  if (templateIds !== undefined) return inPrintingOrder(library, templateIds)
  // Papers of an investigation are asked for with their incident.
  if (groups === undefined)
    return library.templates.filter(({ scope }) => scope !== 'incident' || incidentId !== undefined)
  const unknown = groups.find((id) => !library.groups.some((group) => group.id === id))
  if (unknown !== undefined) throw Invalid.field('groups', `Неизвестная группа: ${unknown}`)
  return library.templates.filter((template) => groups.includes(template.group))
}

async function draftPapers(
  ctx: Ctx,
  library: Library,
  templates: readonly TemplateSummary[],
  input: MakeArchive,
): Promise<ChosenPapers> {
  const { desk, prepared, remarks } = await readScoped(ctx, async (tx) => {
    const many = await prepareMany(tx, ctx, library, templates, input)
    return { ...many, remarks: await remarksOf(tx, many, input) }
  })
  return {
    companyName: desk.world.company.shortName,
    remarks,
    papers: prepared.map((paper) => {
      const { template, lacking, subject } = paper
      const named = {
        template,
        subject:
          subject === null ? null : nameInArchive({ subject: subject.facts, incident: subject.incident }),
      }
      if (lacking.length > 0) return { ...named, lacking }
      return { ...named, make: () => makePrepared(desk, paper, input.date) }
    }),
  }
}
