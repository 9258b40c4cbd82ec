import type { ZipEntry } from '@ot/doc-engine'
import { Unavailable } from '../../foundation/errors.ts'
import {
  type ArchivePaper,
  finishedPapers,
  type Printing,
  safeFileName,
  titleOf,
  uniqueNames,
} from '../documents/index.ts'

/** One file for everybody, named after him. */
export async function* paperEntries(
  papers: readonly ArchivePaper[],
  printing: Printing,
): AsyncGenerator<ZipEntry> {
  const nameOf = uniqueNames()
  for await (const paper of finishedPapers(papers, printing)) {
    if ('problem' in paper) throw new Unavailable(`${titleOf(paper)}: ${paper.problem}`)
    const name = `${safeFileName(paper.subject ?? paper.template.title)}.${printing.format}`
    yield { name: nameOf(name), bytes: paper.bytes }
  }
}
