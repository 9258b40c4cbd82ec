import { Readable } from 'node:stream'
import type { Group } from '@ot/doc-library'
import { type MergedPaper, mergedPdf } from '../../pdf/merge-pdf.ts'
import type { Pdf } from '../../pdf/pdf.ts'
import {
  type ArchivePaper,
  finishedPapers,
  groupTitle,
  isContents,
  titleOf,
} from './paper/finished-papers.ts'

const NOT_MADE = 'Не сформировано'
const CONTENTS = 'Содержание'

export type OnePdf = { title: string; duplex: boolean; day: string; pdf: Pdf; stopping: AbortSignal }

/** All papers in one file, in the order of printing, after a list of them; a last page names those that are not in it.
 * Begins only when the first one is ready, so that a press that does not work is told instead of sent. */
export async function onePdf(
  groups: readonly Group[],
  papers: readonly ArchivePaper[],
  options: OnePdf,
): Promise<Readable> {
  const { title, duplex, day, pdf } = options
  const bytes = mergedPdf(await withFirstReady(mergedPapers(groups, papers, options)), {
    title,
    day,
    duplex,
    contents: { title: CONTENTS, print: (lines) => pdf.list({ title: CONTENTS, lines, day }) },
  })
  return Readable.from(bytes, { objectMode: false })
}

async function* mergedPapers(
  groups: readonly Group[],
  papers: readonly ArchivePaper[],
  { day, pdf, stopping }: OnePdf,
): AsyncGenerator<MergedPaper> {
  const notMade: string[] = []
  for await (const paper of finishedPapers(papers, { format: 'pdf', pdf, stopping })) {
    const title = titleOf(paper)
    if ('problem' in paper) notMade.push(`${title}: ${paper.problem}`)
    else yield { section: isContents(paper) ? title : groupTitle(groups, paper), title, pdf: paper.bytes }
  }
  if (notMade.length === 0) return
  const lines = notMade.map((text) => ({ text, page: null, isHeading: false }))
  yield { section: NOT_MADE, title: NOT_MADE, pdf: await pdf.list({ title: NOT_MADE, lines, day }) }
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
