import { Readable } from 'node:stream'
import type { Group } from '@ot/doc-library'
import { type MergedPaper, mergedPdf } from '../../pdf/merge-pdf.ts'
import type { Pdf } from '../../pdf/pdf.ts'
import { textFile } from './archive-entries.ts'
import {
  type ArchivePaper,
  finishedPapers,
  groupTitle,
  isContents,
  titleOf,
} from './paper/finished-papers.ts'

const NOT_MADE = 'Не сформировано'

export type OnePdf = { title: string; duplex: boolean; pdf: Pdf }

/** All papers in one file, in the order of printing; a last page names those that are not in it. Begins only when the
 * first one is ready, so that a printing office that does not work is told instead of sent. */
export async function onePdf(
  groups: readonly Group[],
  papers: readonly ArchivePaper[],
  { title, duplex, pdf }: OnePdf,
): Promise<Readable> {
  const bytes = mergedPdf(await withFirstReady(mergedPapers(groups, papers, pdf)), { title, duplex })
  return Readable.from(bytes, { objectMode: false })
}

async function* mergedPapers(
  groups: readonly Group[],
  papers: readonly ArchivePaper[],
  pdf: Pdf,
): AsyncGenerator<MergedPaper> {
  const notMade: string[] = []
  for await (const paper of finishedPapers(papers, { format: 'pdf', pdf })) {
    const title = titleOf(paper)
    if ('problem' in paper) notMade.push(`${title}: ${paper.problem}`)
    else yield { section: isContents(paper) ? title : groupTitle(groups, paper), title, pdf: paper.bytes }
  }
  if (notMade.length === 0) return
  const bytes = textFile([`${NOT_MADE}:`, '', ...notMade])
  yield { section: NOT_MADE, title: NOT_MADE, pdf: await pdf.print({ bytes, extension: 'txt' }) }
}

/** The same items, the first one waited for. */
export async function withFirstReady<Item>(items: AsyncGenerator<Item>): Promise<AsyncGenerator<Item>> {
  const first = await items.next()
  return (async function* () {
    if (first.done === true) return
    yield first.value
    yield* items
  })()
}
