import type { ZipEntry } from '@ot/doc-engine'
import type { Group } from '@ot/doc-library'
import type { SetRemark } from '@ot/domain'
import { safeFileName, uniqueNames } from './paper/file-names.ts'
import {
  type ArchivePaper,
  type FinishedPaper,
  finishedPapers,
  groupTitle,
  isContents,
  missingLabels,
  type PaperPrinting,
  titleOf,
} from './paper/finished-papers.ts'

/** The papers in their order, each made when it is its turn; then what is not there, what is to be written by hand, and what does not agree. */
export async function* archiveEntries(
  groups: readonly Group[],
  papers: readonly ArchivePaper[],
  printing: PaperPrinting,
  remarks: readonly SetRemark[],
): AsyncGenerator<ZipEntry> {
  const nameOf = uniqueNames()
  const byHand: string[] = []
  const notMade: string[] = []
  for await (const paper of finishedPapers(papers, printing)) {
    if ('problem' in paper) {
      notMade.push(`${titleOf(paper)}: ${paper.problem}`)
      continue
    }
    const name = nameOf(`${entryPath(groups, paper)}.${printing.format}`)
    if (paper.missing.length > 0) byHand.push(`${name}: ${missingLabels(paper.missing)}`)
    yield { name, bytes: paper.bytes }
  }
  if (notMade.length > 0) yield notMadeEntry(notMade)
  if (byHand.length > 0) yield textEntry('Заполнить от руки.txt', byHand)
  if (remarks.length > 0)
    yield textEntry(
      'Проверить до подписания.txt',
      remarks.map(({ name, message }) => `${name}: ${message}`),
    )
}

/** Group, place and title; papers of one template about several people lie in a folder of their own. */
function entryPath(groups: readonly Group[], paper: FinishedPaper): string {
  const { template, subject } = paper
  if (isContents(paper)) return safeFileName(template.title)
  const order = String(template.order).padStart(2, '0')
  const path = `${safeFileName(groupTitle(groups, paper))}/${order} ${safeFileName(template.title)}`
  return subject === null ? path : `${path}/${safeFileName(subject)}`
}

/** What an archive says of the papers that are not in it. */
export function notMadeEntry(lines: readonly string[]): ZipEntry {
  return textEntry('Не сформировано.txt', lines)
}

function textEntry(name: string, lines: readonly string[]): ZipEntry {
  return { name, bytes: textFile(lines) }
}

/** With the mark and line ends that Notepad of Windows needs. */
export function textFile(lines: readonly string[]): Buffer {
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`, 'utf8')
}
