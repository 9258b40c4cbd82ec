import type { ZipEntry } from '@ot/doc-engine'
import type { Library, MadeDocument, TemplateSummary } from '@ot/doc-library'
import { safeFileName, uniqueNames } from './file-names.ts'
import type { Lacking } from './lacking-facts.ts'

/** A paper to be made when it is its turn, or one that lacks what it stands on. */
export type ArchivePaper =
  | { template: TemplateSummary; make: () => MadeDocument }
  | { template: TemplateSummary; lacking: readonly Lacking[] }

/** The papers in their order, each made when it is its turn; then what is not there, and what is to be written by hand. */
export function* archiveEntries(library: Library, papers: readonly ArchivePaper[]): Generator<ZipEntry> {
  const nameOf = uniqueNames()
  const byHand: string[] = []
  const notMade: string[] = []
  for (const paper of papers) {
    if ('lacking' in paper) {
      notMade.push(`${paper.template.title}: ${labels(paper.lacking)}`)
      continue
    }
    const { bytes, missing } = paper.make()
    const name = nameOf(entryName(library, paper.template))
    if (missing.length > 0) byHand.push(`${name}: ${labels(missing)}`)
    yield { name, bytes }
  }
  if (notMade.length > 0) yield textEntry('Не сформировано.txt', notMade)
  if (byHand.length > 0) yield textEntry('Заполнить от руки.txt', byHand)
}

function labels(missing: readonly { label: string }[]): string {
  return missing.map(({ label }) => label).join('; ')
}

function entryName(library: Library, template: TemplateSummary): string {
  const group = library.groups.find(({ id }) => id === template.group)
  const order = String(template.order).padStart(2, '0')
  return `${safeFileName(group?.title ?? template.group)}/${order} ${safeFileName(template.title)}.docx`
}

/** With the mark and line ends that Notepad of Windows needs. */
function textEntry(name: string, lines: readonly string[]): ZipEntry {
  return { name, bytes: Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`, 'utf8') }
}
