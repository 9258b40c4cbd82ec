import type { ZipEntry } from '@ot/doc-engine'
import {
  type ArchivePaper,
  finishedPapers,
  notMadeEntry,
  type PaperPrinting,
  safeFileName,
  titleOf,
  uniqueNames,
} from '../documents/index.ts'

/** One file for everybody, named after him; then what is not there. */
export async function* paperEntries(
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
