import { type ZipEntry, zipStream } from '@ot/doc-engine'
import type { Library } from '@ot/doc-library'
import type { PaperFormat } from '@ot/domain'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import type { Pdf } from '../../pdf/pdf.ts'
import {
  type ArchivePaper,
  checkPaperDate,
  documentFileName,
  finishedPapers,
  inFormat,
  makePrepared,
  notMadeEntry,
  type PaperPrinting,
  safeFileName,
  titleOf,
  uniqueNames,
  withFirstReady,
} from '../documents/index.ts'
import { type MakeRecordPaper, type Prepared, prepareRecordPaper } from './prepare-record-paper.ts'

type Source = { library: Library; pdf: Pdf; stopping: AbortSignal }

/** A paper to look at or to print; several people's come as one ZIP. */
export async function draftRecordPaper(
  ctx: Ctx,
  { library, pdf, stopping }: Source,
  input: MakeRecordPaper & { format: PaperFormat },
): Promise<FileAnswer> {
  const { companyId, format } = input
  membershipOf(ctx, companyId)
  const date = input.date ?? ctx.today(companyId)
  checkPaperDate(ctx, companyId, date)
  const made = await readScoped(ctx, (tx) => prepareRecordPaper(tx, ctx, library, { ...input, date }))
  const { template } = made
  const drafts = draftsOf(made, date)
  const [first] = drafts
  if (first !== undefined && drafts.length === 1) {
    const { bytes, isOwn, day } = await first.make()
    const fileName = documentFileName({ name: titleOf(first), number: null, date })
    return inFormat(pdf, format, { fileName, content: bytes, isOwn, day })
  }
  const entries = paperEntries(drafts, { format, pdf, stopping })
  return {
    fileName: `${safeFileName(template.title)}.zip`,
    mediaType: 'application/zip',
    content: zipStream(format === 'pdf' ? await withFirstReady(entries) : entries),
  }
}

type Draft = Extract<ArchivePaper, { make: unknown }>

function draftsOf({ desk, template, prepared }: Prepared, date: string): Draft[] {
  return prepared.map((paper) => ({
    template,
    subject: paper.subject?.name ?? null,
    make: () => makePrepared(desk, paper, date),
  }))
}

/** One file for everybody, named after him; then what is not there. */
async function* paperEntries(
  papers: readonly ArchivePaper[],
  printing: PaperPrinting,
): AsyncGenerator<ZipEntry> {
  const nameOf = uniqueNames()
  const notMade: string[] = []
  for await (const paper of finishedPapers(papers, printing)) {
    if ('problem' in paper) {
      notMade.push(`${titleOf(paper)}: ${paper.problem}`)
      continue
    }
    const name = `${safeFileName(paper.subject ?? paper.template.title)}.${printing.format}`
    yield { name: nameOf(name), bytes: paper.bytes }
  }
  if (notMade.length > 0) yield notMadeEntry(notMade)
}
